import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Machine } from './machine.ts';
import type { Network } from './network.ts';
import { etcdService, haproxyService, makeFolder, patroniService, requirePrograms } from './services.ts';

const NAMES = ['one', 'two', 'witness'] as const;
export const SUPERUSER = 'lueur';
/** Settings for three machines in one. */
const HERE = {
  LUEUR_WATCHDOG: 'off',
  LUEUR_SSL: 'off',
  LUEUR_HBA: 'host',
  LUEUR_SHARED_BUFFERS: '128MB',
  LUEUR_MAX_WAL_SIZE: '96MB',
  LUEUR_WAL_KEPT: '96MB',
};

type Making = {
  folder: string;
  network: Network;
  /** Password of the PostgreSQL superuser. */
  password: string;
  /** Data folders of the first and the second machine. */
  disks: readonly string[];
  /** Port of HAProxy. */
  port: number;
};

export type Machines = { bases: Machine[]; witness: Machine; front: Machine };

/** Creates the machines of a cluster with their services, none of them started. */
export function makeMachines({ folder, network, password, disks, port }: Making): Machines {
  const programs = requirePrograms();
  const addresses = NAMES.map((_, place) => network.addressOf(place));
  const common = {
    ...HERE,
    LUEUR_ETCD: addresses.map((address) => `${address}:2379`).join(','),
    LUEUR_ETCD_PEERS: NAMES.map((name, place) => `${name}=http://${addresses[place]}:2380`).join(','),
    LUEUR_POSTGRESQL: programs.postgresql,
    LUEUR_NETWORK: network.range,
  };
  const passwords = passwordsOf(password);
  const make = (place: number, disk?: string) => {
    const name = NAMES[place] ?? '';
    const address = addresses[place] ?? '';
    const own = makeFolder(join(folder, name));
    const on = network.on(place);
    const values = { ...common, LUEUR_MACHINE: name, LUEUR_ADDRESS: address };
    const etcd = etcdService(programs.etcd, on, { ...values, LUEUR_DATA: own });
    if (disk === undefined) return new Machine({ name, place, address, folder: own, services: [etcd] });
    const patroni = patroniService(programs.patroni, on, {
      folder: own,
      values: { ...values, LUEUR_DATA: disk },
      passwords,
    });
    const data = join(disk, 'postgresql');
    return new Machine({ name, place, address, folder: own, data, services: [etcd, patroni] });
  };
  const haproxy = haproxyService(programs.haproxy, makeFolder(join(folder, 'haproxy')), {
    LUEUR_PRIMARY: `127.0.0.1:${port}`,
    LUEUR_MACHINE_1: NAMES[0],
    LUEUR_ADDRESS_1: addresses[0] ?? '',
    LUEUR_MACHINE_2: NAMES[1],
    LUEUR_ADDRESS_2: addresses[1] ?? '',
  });
  return {
    bases: disks.map((disk, place) => make(place, disk)),
    witness: make(NAMES.indexOf('witness')),
    front: new Machine({
      name: 'haproxy',
      place: NAMES.length,
      address: '127.0.0.1',
      folder: join(folder, 'haproxy'),
      services: [haproxy],
    }),
  };
}

function passwordsOf(password: string): Record<string, string> {
  return {
    PATRONI_SUPERUSER_USERNAME: SUPERUSER,
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: randomBytes(16).toString('hex'),
    PATRONI_REWIND_USERNAME: 'rewinder',
    PATRONI_REWIND_PASSWORD: randomBytes(16).toString('hex'),
  };
}
