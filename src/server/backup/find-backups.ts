import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listExpired, sortBackups } from './retention.ts';

/** Lists the backups of a folder, latest first; empty when it cannot be read. */
export function listBackups(folder: string | undefined): string[] {
  return folder ? sortBackups(namesIn(folder)).map((name) => join(folder, name)) : [];
}

/**
 * Removes expired backups.
 * @returns their number
 */
export async function forgetExpired(folder: string, now: Date): Promise<number> {
  const expired = listExpired(namesIn(folder), now);
  for (const name of expired) await rm(join(folder, name));
  return expired.length;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
