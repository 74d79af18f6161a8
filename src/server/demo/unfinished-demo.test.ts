import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markUnfinished, removeUnfinishedDemo } from './unfinished-demo.ts';

function aDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lueur-demo-'));
  const database = join(dataDir, 'database');
  mkdirSync(database);
  return { dataDir, isThere: () => existsSync(database) };
}

test('an interrupted demonstration is removed, so that the next start begins again', async () => {
  const { dataDir, isThere } = aDatabase();
  await expect(markUnfinished(dataDir, () => Promise.reject(new Error('Ctrl+C')))).rejects.toThrow();
  removeUnfinishedDemo(dataDir);
  expect(isThere()).toBe(false);
});

test('a complete demonstration stays', async () => {
  const { dataDir, isThere } = aDatabase();
  expect(await markUnfinished(dataDir, async () => 601)).toBe(601);
  removeUnfinishedDemo(dataDir);
  expect(isThere()).toBe(true);
});
