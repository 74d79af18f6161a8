import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setDatabaseAside } from './damaged-database.ts';

const NOW = new Date('2026-11-22T21:10:00Z');

function aSite() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'lueur-damaged-'));
  mkdirSync(join(DATA_DIR, 'database'));
  writeFileSync(join(DATA_DIR, 'database', 'PG_VERSION'), 'gar');
  return DATA_DIR;
}

test('a damaged database is set aside, and the message names the command that restores the latest backup', () => {
  const DATA_DIR = aSite();
  const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'lueur-backups-'));
  const latest = join(BACKUP_DIR, 'lueur-2026-11-22T03-00-00Z.tar.age');
  for (const file of [latest, join(BACKUP_DIR, 'lueur-2026-11-21T03-00-00Z.tar.age')])
    writeFileSync(file, '');
  const told = setDatabaseAside({ DATA_DIR, BACKUP_DIR }, NOW);
  const kept = join(DATA_DIR, 'database-damaged-2026-11-22T21-10-00');
  expect(readFileSync(join(kept, 'PG_VERSION'), 'utf8')).toBe('gar');
  expect(told).toContain(kept);
  expect(told).toContain(`npm run restore -- ${latest}\n`);
  expect(told).toContain('dimanche 22 novembre à 4');
});

test('the message says that no backup is configured', () => {
  expect(setDatabaseAside({ DATA_DIR: aSite(), BACKUP_DIR: undefined }, NOW)).toContain(
    'BACKUP_DIR n’est pas réglé',
  );
});
