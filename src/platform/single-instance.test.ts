import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { EnvError } from './env.ts';
import { AlreadyRunningError, lockDataDirectory } from './single-instance.ts';

test('a data directory serves one instance at a time, and is free again after', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'lueur-lock-'));
  const release = await lockDataDirectory(directory);
  await expect(lockDataDirectory(directory)).rejects.toThrow(AlreadyRunningError);
  await expect(lockDataDirectory(directory)).rejects.toThrow(directory);
  release();
  // The system frees the lock a moment after the release.
  const again = await vi.waitFor(() => lockDataDirectory(directory), { timeout: 60_000 });
  again();
});

test('a data directory that cannot be made names its variable', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'lueur-lock-')), 'file');
  writeFileSync(file, '');
  const refused = lockDataDirectory(join(file, 'data'));
  await expect(refused).rejects.toThrow(EnvError);
  await expect(refused).rejects.toThrow(/^DATA_DIR .*file\/data/);
});
