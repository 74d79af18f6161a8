import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EnvError } from './env.ts';

/** The folder of `DATA_DIR` in which a backup is unpacked; it is removed once the restore is complete. */
export const RESTORING = 'restoring';

/** A server must not create a new, empty database during a half-finished restore. @throws EnvError */
export function refuseHalfRestored(dataDir: string): void {
  const folder = join(dataDir, RESTORING);
  if (existsSync(folder))
    throw new EnvError(
      `Une restauration n’est pas allée à son terme (${folder}). Relancez « npm run restore », ou supprimez ce dossier pour y renoncer.`,
    );
}
