import { parisMoment } from '#lib/french-date.ts';
import { latestOf, readJournals } from '#member/data-rights/server/erasure-journal.ts';
import type { Env } from '#platform/env.ts';
import { checkBackup } from './backup/check-backup.ts';
import { listBackups } from './backup/find-backups.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { alone, CommandRefusal, readSettings, runCommand, say } from './run-command.ts';

const OTHER_SECRET = '--other-secret';
const USAGE = `Restaurer, là où il n’y a encore rien :
  npm run restore -- <fichier>         remet la base et les photos d’une sauvegarde
  npm run restore -- latest            la même chose avec la dernière de BACKUP_DIR
  npm run restore -- check <fichier>   la lit en entier et vérifie qu’elle se restaure, sans rien changer`;

async function main(given: readonly string[]): Promise<void> {
  const words = given.filter((word) => word !== OTHER_SECRET);
  const env = readSettings();
  const [first, second] = words;
  if (first === 'check' && second) return check(env, fileOf(env, second));
  if (!first || words.length > 1) throw new CommandRefusal(`${USAGE}\n${known(env)}`);
  const file = fileOf(env, first);
  say(`Restauration de ${file}…`);
  const otherSecret = given.includes(OTHER_SECRET);
  const manifest = await alone(env, () => restoreBackup({ env, file, say, otherSecret }));
  say(
    `C’est fait : ${manifest.rows.users ?? 0} comptes, tels qu’ils étaient le ${parisMoment(new Date(manifest.moment))}.`,
  );
  await sayErasures(env);
}

async function check(env: Env, file: string): Promise<void> {
  say(`Vérification de ${file}…`);
  const { moment, rows } = await checkBackup({ env, file, say });
  say(`Elle est entière : ${rows.users ?? 0} comptes, du ${parisMoment(new Date(moment))}.`);
}

/** Members erased after the backup are erased again at the start, from a journal that the operator must copy over. */
async function sayErasures(env: Env): Promise<void> {
  const { size } = latestOf([...(await readJournals(env)).values()].flatMap((erasures) => [...erasures]));
  say(
    size > 0
      ? `Au démarrage, avant de servir qui que ce soit, les effacements du journal (${size}) seront refaits.`
      : `Attention : il n’y a pas de journal d’effacements dans ${env.DATA_DIR} (erasures.txt). Copiez-y celui de chaque nœud\u202f: sans lui, les personnes effacées depuis cette sauvegarde seraient de retour, et le serveur ne démarre pas (ERASURES_DIR=none pour un démarrage, s’il n’y en a jamais eu ou s’il est perdu).`,
  );
}

function fileOf({ BACKUP_DIR }: Env, word: string): string {
  if (word !== 'latest') return word;
  const [latest] = listBackups(BACKUP_DIR);
  if (!latest) throw new CommandRefusal('Il n’y a pas de sauvegarde dans BACKUP_DIR.');
  return latest;
}

function known({ BACKUP_DIR }: Env): string {
  const backups = listBackups(BACKUP_DIR);
  return backups.length === 0
    ? ''
    : `Sauvegardes de ${BACKUP_DIR} :\n${backups.map((one) => `  ${one}`).join('\n')}`;
}

await runCommand(() => main(process.argv.slice(2)));
