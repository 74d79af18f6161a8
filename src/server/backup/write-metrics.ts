import { chmod, rename, writeFile } from 'node:fs/promises';
import { Gauge, Registry } from 'prom-client';

type LastBackup = { moment: Date; bytes: number };

/**
 * Writes the time of the latest backup for the textfile collector of the node exporter, atomically: nodes cannot read
 * the folder of backups.
 */
export async function writeBackupMetrics(file: string, { moment, bytes }: LastBackup): Promise<void> {
  const registry = new Registry();
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  gauge('lueur_backup_timestamp_seconds', 'The moment that the last backup restores').set(
    moment.getTime() / 1000,
  );
  gauge('lueur_backup_bytes', 'Its size').set(bytes);
  await writeFile(`${file}.new`, await registry.metrics());
  // The exporter runs as another user, and backups are made with a restrictive umask.
  await chmod(`${file}.new`, 0o644);
  await rename(`${file}.new`, file);
}
