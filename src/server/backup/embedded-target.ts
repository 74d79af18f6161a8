import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { MARK_RESTORED } from '#member/data-rights/server/ledger-store.ts';
import type { Env } from '#platform/env.ts';
import { CommandRefusal } from '../run-command.ts';
import { readArchive, throughDuplex } from './archive.ts';
import { DATABASE } from './contents.ts';
import { KEEP, openForBackup } from './embedded-source.ts';
import { collectPieces } from './pieces.ts';
import { countRows } from './source.ts';
import type { RestoreTarget } from './target.ts';

/**
 * Opens the embedded database as a target; this process must hold the lock of its folder.
 * @param staging on the same file system
 */
export function embeddedTarget(env: Pick<Env, 'DATA_DIR'>, staging: string): RestoreTarget {
  const place = join(env.DATA_DIR, DATABASE);
  const unpacked = join(staging, DATABASE);
  const { take, file } = collectPieces(staging);
  return {
    async requireEmpty() {
      if (existsSync(join(place, 'PG_VERSION')))
        throw new CommandRefusal(
          `Il y a déjà une base dans ${place}. Une restauration ne remplace rien : déplacez ce dossier, ou choisissez un autre DATA_DIR.`,
        );
    },
    take,
    async finish(requireRows) {
      await unpack(file, unpacked);
      const { ask, close } = await openForBackup({ DATA_DIR: staging });
      try {
        requireRows(await countRows(ask));
        await ask(MARK_RESTORED);
      } finally {
        await close();
      }
      await rename(unpacked, place);
    },
  };
}

async function unpack(file: string, directory: string): Promise<void> {
  const folder = resolve(directory);
  for await (const { name, content } of readArchive(
    throughDuplex(createReadStream(file), createZstdDecompress()),
  )) {
    const path = resolve(folder, name);
    if (!path.startsWith(`${folder}${sep}`))
      throw new CommandRefusal(
        `Cette sauvegarde contient un nom de fichier qui sort de son dossier : ${name}`,
      );
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    if (basename(path) !== KEEP)
      await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
  }
}
