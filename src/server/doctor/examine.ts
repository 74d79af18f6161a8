import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { ALMOST_FULL, listDiskUse } from '#platform/disk-use.ts';
import { openPhotoStore } from '#platform/photo-store.ts';
import { isOwnHost, isPrivateHost } from '#platform/unsafe-production.ts';
import { checkBackups } from './check-backups.ts';
import { checkDatabase } from './check-database.ts';
import { checkMail, checkMailRecords } from './check-mail.ts';
import { checkPublicAddress } from './check-public-address.ts';
import { checkSettings } from './check-settings.ts';
import { broken, doubtful, type Examination, type Finding, reasonOf, sound } from './finding.ts';

type Check = (examination: Examination) => Promise<Finding[]>;

/** In the order in which an operator fixes a set-up. */
const CHECKS: Record<string, readonly Check[]> = {
  Réglages: [checkSettings],
  Machine: [checkMachine],
  Base: [checkDatabase],
  Photos: [checkPhotos],
  'Adresse publique': [checkPublicAddress],
  'E-mails': [checkMail, checkMailRecords],
  Appels: [checkRelay],
  Sauvegardes: [checkBackups],
};

/** Runs all checks sequentially, so that one cannot affect another. */
export async function* examine(
  examination: Examination,
): AsyncGenerator<{ part: string; findings: Finding[] }> {
  for (const [part, checks] of Object.entries(CHECKS)) {
    const findings: Finding[] = [];
    for (const check of checks) findings.push(...(await attempt(() => check(examination))));
    yield { part, findings };
  }
}

async function attempt(check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [
      broken(`La vérification s’est arrêtée (${reasonOf(error)}).`, 'Corrigez ce qui précède, et relancez.'),
    ];
  }
}

const BYTES = new TextEncoder().encode('doctor');

/** Checks where photos are stored, on a disk or in S3: writes, reads and removes a file. */
async function checkPhotos({ env }: Examination): Promise<Finding[]> {
  const place = env.S3_ENDPOINT ? `S3 (${env.S3_BUCKET})` : 'le dossier des photos';
  const store = openPhotoStore(env);
  const id = `doctor-${randomUUID()}`;
  try {
    await store.saveOne(id, 'thumbnail', BYTES);
    const read = await store.find(id, 'thumbnail');
    await store.remove(id);
    if (read && Buffer.compare(read, BYTES) === 0)
      return [sound(`Une image s’écrit, se lit et s’efface dans ${place}.`)];
    return [broken(`Ce qui est écrit dans ${place} ne se relit pas.`, 'Vérifiez le service de stockage.')];
  } catch (error) {
    return [
      broken(
        `Une image ne s’écrit pas, ne se lit pas ou ne s’efface pas dans ${place} (${reasonOf(error)}).`,
        env.S3_ENDPOINT
          ? 'Vérifiez S3_ENDPOINT, S3_BUCKET, S3_REGION et les clés : elles doivent permettre PutObject, GetObject, DeleteObject et ListBucket.'
          : 'Vérifiez les droits du dossier DATA_DIR/photos et la place du disque.',
      ),
    ];
  }
}

const ADDRESS = /^(turns?):(\[[^\]]+\]|[^:?]+)(?::(\d+))?(?:\?transport=(\w+))?$/;

/** Checks the TURN relay, as far as a server can: only a browser shows whether calls pass through it. */
async function checkRelay({ env }: Examination): Promise<Finding[]> {
  if (!env.TURN_URL)
    return [
      doubtful(
        'Les appels n’ont pas de relais\u202f: ils ne passent pas tous les pare-feu, et chacun y voit l’adresse réseau de l’autre.',
        'Installez coturn, et donnez TURN_URL et TURN_SECRET (docs/operations.md).',
      ),
    ];
  return Promise.all(env.TURN_URL.map(checkOne));
}

async function checkOne(address: string): Promise<Finding> {
  const [, scheme, host = '', port, transport] = ADDRESS.exec(address) ?? [];
  const isTls = scheme === 'turns';
  const isSilent =
    (isTls || transport === 'tcp') &&
    !(await isListening(host.replace(/^\[|\]$/g, ''), Number(port ?? (isTls ? 5349 : 3478))));
  if (isSilent)
    return broken(
      `Le relais ${address} ne répond pas.`,
      'Vérifiez que coturn tourne et que ses ports sont ouverts (3478, 5349, et ceux de ses relais).',
    );
  return sound(
    `Le relais ${address} est réglé\u202f; «\u202fTester le relais\u202f», au bureau, dit si un appel y passe.`,
  );
}

const NODE_MAJOR = 24;
const FULL = 0.95;

/** Checks Node, the disks, and the port that only the reverse proxy may use. */
async function checkMachine({ env }: Examination): Promise<Finding[]> {
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

/** A node trusts its proxy for the address of each visitor, so no client may bypass the proxy. */
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

const ANSWERS_WITHIN_MS = 1000;

/** Whether a TCP connection to this address opens. */
export function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: ANSWERS_WITHIN_MS });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
