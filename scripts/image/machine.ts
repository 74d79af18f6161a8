import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findMirror } from '../debian-mirror.ts';
import { findNginx } from '../nginx.ts';
import { findBinaries } from '../temporary-postgres.ts';

/** Debian's packages by the command that is needed of each. */
const PACKAGES = {
  buildah: 'buildah',
  debootstrap: 'debootstrap',
  crun: 'crun',
  ip: 'iproute2',
  'tini-static': 'tini',
};
/** Debian keeps some off the path of ordinary users. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];

/** Why the image can be neither made nor tried on this machine, in words; nothing when it can. */
export function findObstacle(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'Il y faut Linux et le compte root, qui monte des systèmes de fichiers.';
  const missing = [
    ...Object.entries(PACKAGES).flatMap(([command, name]) => (findCommand(command) ? [] : [name])),
    ...(findNginx() ? [] : ['nginx-light']),
    ...(findBinaries() ? [] : ['postgresql']),
  ];
  if (missing.length > 0) return `Il y manque : apt-get install ${missing.join(' ')}`;
  if (!findMirror()) return 'Ses sources d’apt ne nomment aucun miroir de Debian.';
  // As a container that may not mount would answer.
  const { status } = spawnSync('unshare', ['--mount', '--net', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']);
  if (status !== 0) return 'Elle ne laisse ni monter ni séparer des réseaux.';
  return undefined;
}

function findCommand(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
