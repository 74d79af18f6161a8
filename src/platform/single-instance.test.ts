import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { AlreadyRunningError, takeDataDirectory } from './single-instance.ts';

test('a data directory serves one instance at a time, and is free again after', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'lueur-lock-'));
  const release = await takeDataDirectory(directory);
  await expect(takeDataDirectory(directory)).rejects.toThrow(AlreadyRunningError);
  await expect(takeDataDirectory(directory)).rejects.toThrow(directory);
  release();
  // The system frees the lock a moment after the release.
  const again = await vi.waitFor(() => takeDataDirectory(directory), { timeout: 60_000 });
  again();
});
