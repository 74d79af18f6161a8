import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { HOUR_MS } from '#lib/durations.ts';
import type { Env } from '#platform/env.ts';
import { checkBackup } from '../backup/check-backup.ts';
import { listBackups } from '../backup/find-backups.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { findBegunAt } from '../backup/retention.ts';
import { makeKey } from '../backup/seal.ts';
import { broken, countOf, doubtful, type Examination, type Finding, reasonOf, sound } from './finding.ts';

/** One a night, with a margin of two hours. */
const LATE_AFTER_HOURS = 26;
const silent = () => undefined;

/**
 * Checks the age of the latest backup; whether it opens, where the key is present; and a rehearsal, into an empty
 * database.
 */
export async function checkBackups(examination: Examination): Promise<Finding[]> {
  const { env } = examination;
  if (env.embedded) return [];
  const age = env.BACKUP_DIR ? lastOne(env.BACKUP_DIR, examination.now) : [unnamed()];
  return [...age, ...(await lastOpens(env)), ...(await rehearsal(examination))];
}

function unnamed(): Finding {
  return doubtful(
    'BACKUP_DIR n’est pas donné : l’âge de la dernière sauvegarde n’est pas vérifié.',
    'Lancez cette commande aussi avec les réglages de la sauvegarde (/etc/lueur/backup.env).',
  );
}

function lastOne(folder: string, now: Date): Finding[] {
  const mend =
    'Regardez le minuteur des sauvegardes (systemctl status lueur-backup), et lancez-en une (npm run backup).';
  const [latest] = listBackups(folder);
  const begunAt = latest && findBegunAt(basename(latest));
  if (!begunAt) return [broken('BACKUP_DIR ne contient aucune sauvegarde.', mend)];
  const hours = Math.floor((now.getTime() - begunAt.getTime()) / HOUR_MS);
  const what = `La dernière sauvegarde date d’il y a ${hours === 0 ? 'moins d’une heure' : countOf(hours, 'heure')}.`;
  return [hours > LATE_AFTER_HOURS ? broken(what, mend) : sound(what)];
}

/** Only where the secret key is present, which is no machine that serves. */
async function lastOpens(env: Env): Promise<Finding[]> {
  const [latest] = listBackups(env.BACKUP_DIR);
  if (!env.BACKUP_KEY || !latest) return [];
  try {
    await checkBackup({ env, file: latest, say: silent });
    return [sound('La dernière sauvegarde s’ouvre et se lit jusqu’au bout.')];
  } catch (error) {
    return [
      broken(
        `La dernière sauvegarde ne se lit pas (${reasonOf(error)}).`,
        'Vérifiez BACKUP_KEY, et refaites une sauvegarde.',
      ),
    ];
  }
}

/**
 * Makes a backup under a temporary key, restores it into the empty database that the operator names, and compares them.
 */
async function rehearsal({ env, scratch }: Examination): Promise<Finding[]> {
  if (scratch === undefined) return [];
  const folder = await mkdtemp(join(tmpdir(), 'lueur-doctor-'));
  try {
    const { key, recipient } = await makeKey();
    const from = { ...env, BACKUP_DIR: join(folder, 'backups'), BACKUP_RECIPIENT: recipient };
    const { file, manifest } = await makeBackup({ env: from, say: silent });
    const into = {
      ...env,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: scratch,
      DATABASE_OWNER_URL: undefined,
      S3_ENDPOINT: undefined,
      BACKUP_KEY: key,
    };
    await restoreBackup({ env: into, file, say: silent });
    return [
      sound(
        `Une sauvegarde s’est faite et remise ailleurs : mêmes lignes, ${countOf(manifest.rows.users ?? 0, 'compte')}.`,
      ),
    ];
  } catch (error) {
    return [
      broken(
        `Une sauvegarde ne se fait pas, ou ne se remet pas (${reasonOf(error)}).`,
        'Vérifiez que pg_dump est de la version du serveur ou plus récent, et que la base de --scratch est vide (createdb).',
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
