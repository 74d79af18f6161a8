import { parisMoment } from '#lib/french-date.ts';
import { systemClock } from '#platform/clock.ts';
import { forgetExpired } from './backup/find-backups.ts';
import { makeBackup } from './backup/make-backup.ts';
import { makeKey } from './backup/seal.ts';
import { writeBackupMetrics } from './backup/write-metrics.ts';
import { alone, CommandRefusal, readSettings, runCommand, say } from './run-command.ts';

const USAGE = `Sauvegardes :
  npm run backup               écrit une sauvegarde chiffrée dans BACKUP_DIR, et y oublie celles dont le temps est passé
  npm run backup -- make-key   fait une paire de clés : BACKUP_RECIPIENT pour sauvegarder, BACKUP_KEY pour restaurer`;
const MB = 1_000_000;

async function main(words: readonly string[]): Promise<void> {
  if (words.length === 1 && words[0] === 'make-key') return sayKey();
  if (words.length > 0) throw new CommandRefusal(USAGE);
  const env = readSettings();
  say('Sauvegarde…');
  const make = () => makeBackup({ env, say });
  // PostgreSQL is shared: its backup is made while the nodes serve.
  const { file, bytes, manifest } = env.embedded ? await alone(env, make) : await make();
  const people = manifest.rows.users ?? 0;
  say(`Sauvegarde écrite : ${file}, ${(bytes / MB).toFixed(1)} Mo, ${people} comptes.`);
  const moment = new Date(manifest.moment);
  say(`Elle est du ${parisMoment(moment)}.`);
  if (env.BACKUP_METRICS_FILE) await writeBackupMetrics(env.BACKUP_METRICS_FILE, { moment, bytes });
  const forgotten = await forgetExpired(env.BACKUP_DIR ?? '', systemClock.now());
  if (forgotten > 0) say(`${forgotten} anciennes sauvegardes sont supprimées (30 jours au plus).`);
}

async function sayKey(): Promise<void> {
  const { key, recipient } = await makeKey();
  say('Pour sauvegarder, sur le serveur :');
  say(`  BACKUP_RECIPIENT=${recipient}`);
  say('Pour restaurer, à garder ailleurs, en deux endroits : sans elle aucune sauvegarde ne s’ouvre.');
  say(`  BACKUP_KEY=${key}`);
}

await runCommand(() => main(process.argv.slice(2)));
