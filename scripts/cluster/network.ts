import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

const MACHINES = 3;

/** Addresses of the cluster's machines, all on this host. */
export type Network = {
  /** Address range of all of them, for pg_hba.conf. */
  range: string;
  addressOf: (place: number) => string;
  /** Prefix of a command that runs on a machine. */
  on: (place: number) => readonly string[];
  /** Undefined where this user may not create network namespaces. */
  cables?: Cables;
  remove: () => void;
};

export type Cables = {
  /** Cuts all traffic to and from the machine. */
  cut: (place: number) => void;
  join: (place: number) => void;
  /** Cuts a machine off from the others, but not from database clients. */
  cutFromOthers: (place: number) => void;
  joinOthers: (place: number) => void;
};

/** Creates network namespaces behind a bridge if root; uses loopback addresses otherwise. */
export function createNetwork(): Network {
  const id = String(randomInt(1, 250));
  return process.getuid?.() === 0 ? separate(id) : together(id);
}

function together(id: string): Network {
  return {
    range: '127.0.0.0/8',
    addressOf: (place) => `127.18.${id}.${place + 1}`,
    on: () => [],
    remove: () => undefined,
  };
}

/** In the range reserved for benchmarks (RFC 2544), which no other network uses. */
function separate(id: string): Network {
  const bridge = `lueur-${id}`;
  const addressOf = (place: number) => `198.18.${id}.${place + 1}`;
  const namespaceOf = (place: number) => `lueur-${id}-${place}`;
  const cableOf = (place: number) => `lu${id}-${place}`;
  const inside = (place: number, command: string) => ip(`-n ${namespaceOf(place)} ${command}`);
  const places = Array.from({ length: MACHINES }, (_, place) => place);
  const others = (place: number) => places.filter((other) => other !== place);
  const remove = () => {
    for (const place of places) spawnSync('ip', ['netns', 'del', namespaceOf(place)]);
    spawnSync('ip', ['link', 'del', bridge]);
  };
  try {
    ip(`link add ${bridge} type bridge`);
    ip(`addr add 198.18.${id}.254/24 dev ${bridge}`);
    ip(`link set ${bridge} up`);
    for (const place of places) {
      ip(`netns add ${namespaceOf(place)}`);
      ip(`link add ${cableOf(place)} type veth peer name eth0 netns ${namespaceOf(place)}`);
      ip(`link set ${cableOf(place)} master ${bridge} up`);
      inside(place, 'link set lo up');
      inside(place, `addr add ${addressOf(place)}/24 dev eth0`);
      inside(place, 'link set eth0 up');
    }
  } catch (error) {
    remove();
    throw error;
  }
  return {
    range: `198.18.${id}.0/24`,
    addressOf,
    on: (place) => ['ip', 'netns', 'exec', namespaceOf(place)],
    cables: {
      cut: (place) => ip(`link set ${cableOf(place)} down`),
      join: (place) => ip(`link set ${cableOf(place)} up`),
      cutFromOthers: (place) => {
        for (const other of others(place)) inside(other, `route add blackhole ${addressOf(place)}/32`);
      },
      joinOthers: (place) => {
        for (const other of others(place)) inside(other, `route del blackhole ${addressOf(place)}/32`);
      },
    },
    remove,
  };
}

function ip(command: string): void {
  const { status, stderr, error } = spawnSync('ip', command.split(' '), { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${command}: ${stderr ?? error?.message}`);
}
