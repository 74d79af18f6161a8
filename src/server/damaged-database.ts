import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { parisMoment } from '#lib/french-date.ts';
import type { Env } from '#platform/env.ts';
import { listBackups } from './backup/find-backups.ts';
import { findBegunAt } from './backup/retention.ts';

/**
 * Moves a damaged embedded database aside as a whole, so that the next start or a restore finds its place free. Photos
 * and the journal of erasures stay: a backup has the same photos under the same names.
 * @returns the message for the operator: the damage, the new place, and the command that restores the latest backup
 */
export function setDatabaseAside(
  { DATA_DIR, BACKUP_DIR }: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR'>,
  now: Date,
): string {
  const kept = join(DATA_DIR, `database-damaged-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`);
  renameSync(join(DATA_DIR, 'database'), kept);
  const [latest] = listBackups(BACKUP_DIR);
  return [
    'La base embarquée est abîmée, sans doute par une coupure de courant ou par le disque\u202f: elle ne se lit plus entière.',
    `Rien n’en est supprimé\u202f: elle est mise de côté dans ${kept}`,
    ...(latest ? offer(latest) : refuseToGuess(BACKUP_DIR)),
    'Sans restauration, le prochain démarrage commence avec une base vide.',
  ].join('\n');
}

function offer(backup: string): string[] {
  const begunAt = findBegunAt(backup.split(/[\\/]/).at(-1) ?? '');
  return [
    `La dernière sauvegarde est du ${begunAt ? parisMoment(begunAt) : 'jour de son nom'}. Pour la remettre, avec la clé BACKUP_KEY_FILE\u202f:`,
    `  npm run restore -- ${backup}`,
  ];
}

function refuseToGuess(folder: string | undefined): string[] {
  return [
    folder
      ? `Il n’y a pas de sauvegarde dans ${folder}. S’il y en a ailleurs\u202f: npm run restore -- <fichier>`
      : 'BACKUP_DIR n’est pas réglé. S’il y a une sauvegarde ailleurs\u202f: npm run restore -- <fichier>',
  ];
}
