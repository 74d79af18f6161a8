import { existsSync } from 'node:fs';

export type Mount = { from: string; to: string; readOnly: boolean };

/** What a container is run with, whatever it was written in. */
export type ContainerPlan = {
  root: string;
  readOnly: boolean;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  folder: string;
  user: string;
  /** As Docker does with `init: true`: signals and orphans are the affair of a first process of its own. */
  init: boolean;
  mayGainPrivileges: boolean;
  /** Folders in memory, with their options. */
  tmpfs: readonly string[];
  mounts: readonly Mount[];
  /** File of its network namespace. */
  network: string;
};

const INIT = '/usr/bin/tini-static';
const INIT_INSIDE = '/sbin/docker-init';

/** The description that crun reads (OCI runtime specification): no capability, namespaces of its own. */
export function toRuntimeSpec(plan: ContainerPlan) {
  const [uid = Number.NaN, gid = Number.NaN] = plan.user.split(':').map(Number);
  const init = plan.init ? [INIT_INSIDE, '--'] : [];
  const mounts = plan.init ? [...plan.mounts, { from: INIT, to: INIT_INSIDE, readOnly: true }] : plan.mounts;
  const none: string[] = [];
  return {
    ociVersion: '1.0.2',
    process: {
      user: { uid, gid },
      args: [...init, ...plan.args],
      env: Object.entries(plan.env).map(([name, value]) => `${name}=${value}`),
      cwd: plan.folder,
      noNewPrivileges: !plan.mayGainPrivileges,
      capabilities: { bounding: none, effective: none, permitted: none, inheritable: none, ambient: none },
    },
    root: { path: plan.root, readonly: plan.readOnly },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc', options: ['nosuid', 'noexec', 'nodev'] },
      { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'mode=755', 'size=64k'] },
      { destination: '/dev/shm', type: 'tmpfs', source: 'shm', options: ['nosuid', 'nodev', 'size=64m'] },
      ...plan.tmpfs.map((written) => tmpfs(written)),
      ...mounts.map(({ from, to, readOnly }) => {
        if (!existsSync(from)) throw new Error(`There is no ${from} to mount at ${to}`);
        return { destination: to, type: 'bind', source: from, options: ['bind', readOnly ? 'ro' : 'rw'] };
      }),
    ],
    linux: {
      namespaces: [
        ...['pid', 'mount', 'ipc', 'uts'].map((type) => ({ type })),
        { type: 'network', path: plan.network },
      ],
    },
  };
}

function tmpfs(written: string) {
  const [destination = '', more] = written.split(':');
  const options = ['nosuid', 'nodev', 'noexec', 'mode=1777', ...(more?.split(',') ?? [])];
  return { destination, type: 'tmpfs', source: 'tmpfs', options };
}
