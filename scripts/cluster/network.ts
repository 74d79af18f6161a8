import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

const MACHINES = 3;

/** Addresses of the machines of a cluster, which are all this one. */
export type Network = {
  /** Of all of them, as pg_hba.conf names them. */
  range: string;
  addressOf: (place: number) => string;
  /** What stands before a command that runs on a machine. */
  on: (place: number) => readonly string[];
  /** Nothing where this user may not make network namespaces. */
  cables?: Cables;
  remove: () => void;
};

export type Cables = {
  /** Nothing reaches the machine, and nothing comes from it. */
  cut: (place: number) => void;
  join: (place: number) => void;
  /** The other machines do not hear it any more; who connects to the database still does. */
  cutFromOthers: (place: number) => void;
  joinOthers: (place: number) => void;
};

/** Network namespaces behind a bridge of their own where this user is root; addresses of loopback otherwise. */
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

/** In the range that is kept for benchmarks (RFC 2544), which no other network uses. */
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
