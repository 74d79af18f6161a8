import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { ALMOST_FULL, listDiskUse } from '#platform/disk-use.ts';
import { isOwnHost, isPrivateHost } from '#platform/unsafe-production.ts';
import type { Examination } from './examination.ts';
import { broken, doubtful, type Finding, sound } from './finding.ts';
import { isListening } from './is-listening.ts';

const NODE_MAJOR = 24;
const FULL = 0.95;

/** Node, the disks, and the door that only the proxy in front may use. */
export async function checkMachine({ env }: Examination): Promise<Finding[]> {
  return [version(), ...(await disks(env)), ...(await front(env))];
}

function version(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  return major >= NODE_MAJOR
    ? sound(`Node ${process.versions.node}.`)
    : broken(`Node ${process.versions.node} est trop ancien.`, `Installez Node ${NODE_MAJOR} ou plus.`);
}

async function disks({ DATA_DIR, BACKUP_DIR }: Examination['env']): Promise<Finding[]> {
  const photos = join(DATA_DIR, 'photos');
  const folders = {
    'de DATA_DIR': DATA_DIR,
    ...(existsSync(photos) ? { 'des photos': photos } : {}),
    ...(BACKUP_DIR && existsSync(BACKUP_DIR) ? { 'de BACKUP_DIR': BACKUP_DIR } : {}),
  };
  const mend =
    'Agrandissez le disque ou libérez de la place : sur un disque plein, plus rien ne s’enregistre.';
  return (await listDiskUse(folders)).map(({ disk, used }) => {
    const what = `Le disque ${disk} est plein à ${Math.round(used * 100)} %.`;
    if (used >= FULL) return broken(what, mend);
    return used >= ALMOST_FULL ? doubtful(what, mend) : sound(what);
  });
}

/** A node believes its proxy about the address of each visitor, so no one may reach the node past the proxy. */
async function front({ TRUST_PROXY, HOST, PORT }: Examination['env']): Promise<Finding[]> {
  if (!TRUST_PROXY)
    return isOwnHost(HOST)
      ? [
          broken(
            'TRUST_PROXY n’est pas à 1, et le nœud n’écoute que sa machine : il prendrait tous les visiteurs pour le proxy, et leurs limites seraient communes.',
            'Mettez TRUST_PROXY=1 derrière le nginx de deploy/.',
          ),
        ]
      : [];
  if (isOwnHost(HOST)) return [sound('TRUST_PROXY=1, et le nœud n’écoute que sa machine.')];
  const open: string[] = [];
  for (const address of publicAddresses()) if (await isListening(address, PORT)) open.push(address);
  return open.map((address) =>
    broken(
      `Avec TRUST_PROXY=1 le nœud répond aussi à ${address}, port ${PORT}, sans passer par le proxy : chacun pourrait y prendre l’adresse d’un autre.`,
      'Donnez à HOST une adresse de la machine ou du réseau privé, ou fermez le port au pare-feu.',
    ),
  );
}

function publicAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .map(({ address }) => address)
    .filter((address) => !isOwnHost(address) && !isPrivateHost(address) && !address.startsWith('fe80:'));
}
