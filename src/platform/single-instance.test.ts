import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
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
