import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';

const ENTRY = join('scripts', 'image', 'try-images.ts');
const CGROUPS = '/sys/fs/cgroup';
const CGROUP2 = 0x63677270;

/** Runs the tries in namespaces of their own for mounts, networks and processes, which end with them. */
export async function runIsolated(folder: string): Promise<void> {
  const apart = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
  // What they leave when they are ended lies in that folder too.
  await run('unshare', [...apart, process.execPath, ENTRY, folder], { env: { TMPDIR: folder } });
}

/** What an isolated process needs first: a loopback, and the one hierarchy of control groups that crun knows. */
export async function settleIn(): Promise<void> {
  await run('ip', ['link', 'set', 'lo', 'up']);
  if (statfsSync(CGROUPS).type === CGROUP2) return;
  await run('umount', ['--recursive', CGROUPS]);
  await run('mount', ['-t', 'cgroup2', 'cgroup2', CGROUPS]);
}
