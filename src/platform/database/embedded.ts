import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { type Env, EnvError } from '../env.ts';
import { DamagedDatabaseError } from './damaged-database-error.ts';
import { findLastEnd, type LastEnd, markClosed, markOpen } from './last-end.ts';

export type Embedded = { client: PGlite; lastEnd: LastEnd; close: () => Promise<void> };
type Options = Pick<Env, 'DATA_DIR'> & Partial<Pick<Env, 'DATA_SAFETY'>> & { counted?: () => void };

/** The version in PGlite; another version cannot read this folder. */
const POSTGRES_VERSION = '18';
/** Room for several WAL segments of PostgreSQL. */
const ROOM_BYTES = 64 * 1024 * 1024;
const DURABLE = [
  ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];
/**
 * Reads every row of every table, catalogues included: reading a page verifies its checksum. A file cut at the end of a
 * page passes as a shorter table; `relpages` cannot tell: VACUUM and ANALYZE write it, which run here for the communes alone.
 */
const READ_ALL = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT oid::regclass::text FROM pg_class WHERE relkind IN ('r', 't') LOOP
    EXECUTE 'SELECT count(*) FROM ' || name;
  END LOOP; END $$`;

/**
 * Opens the embedded database of `DATA_DIR/database`. After an unclean shutdown it is read whole before use.
 * @param options.counted called for each fsync, with `DATA_SAFETY=fsync`
 * @throws DamagedDatabaseError
 * @throws EnvError when the disk is full, or the folder is not ours
 */
export async function openEmbedded(options: Options): Promise<Embedded> {
  const { DATA_DIR, DATA_SAFETY, counted } = options;
  const directory = join(DATA_DIR, 'database');
  mkdirSync(directory, { recursive: true });
  requireRoom(directory);
  const isNew = readdirSync(directory).length === 0;
  // PGlite would initialise a new database over the remains.
  if (!isNew && !existsSync(join(directory, 'PG_VERSION'))) throw new DamagedDatabaseError('no PG_VERSION');
  const lastEnd = findLastEnd(DATA_DIR);
  markOpen(DATA_DIR);
  const client = await openFiles(directory, DATA_SAFETY === 'fsync', counted);
  if (!isNew && lastEnd !== 'closed') await readAll(client);
  return {
    client,
    lastEnd,
    close: async () => {
      await client.close();
      markClosed(DATA_DIR);
    },
  };
}

async function openFiles(directory: string, isDurable: boolean, counted?: () => void): Promise<PGlite> {
  try {
    if (!isDurable) return await PGlite.create({ dataDir: directory, extensions: { pg_trgm } });
    const fs = new DurableFiles(directory, counted);
    const client = await PGlite.create({ fs, extensions: { pg_trgm }, startParams: DURABLE });
    syncTree(directory);
    return client;
  } catch (error) {
    // Out of memory is not damage.
    if (error instanceof Error && /memory/i.test(error.message)) throw error;
    const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
    if (version !== POSTGRES_VERSION)
      throw new EnvError(
        `La base embarquée de ${directory} est de PostgreSQL ${version}, et cette version de Lueur lit la ${POSTGRES_VERSION}.`,
      );
    throw new DamagedDatabaseError('not opened', { cause: error });
  }
}

async function readAll(client: PGlite): Promise<void> {
  try {
    await client.exec(READ_ALL);
  } catch (error) {
    throw new DamagedDatabaseError('not readable', { cause: error });
  }
}

/** A full disk, or a folder of another user, is not damage. */
function requireRoom(directory: string): void {
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize < ROOM_BYTES)
    throw new EnvError(
      `Le disque de ${directory} est plein : la base embarquée a besoin de 64 Mo pour s’ouvrir.`,
    );
  const control = join(directory, 'global', 'pg_control');
  for (const path of [directory, control].filter((one) => existsSync(one))) {
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
    } catch {
      throw new EnvError(`Lueur n’a pas le droit de lire et d’écrire ${path}.`);
    }
  }
}

class DurableFiles extends NodeFS {
  readonly #counted: () => void;

  constructor(directory: string, counted: () => void = () => undefined) {
    super(directory);
    this.#counted = counted;
  }

  /** PGlite ignores PostgreSQL's fsync calls: its file system lacks the operation. */
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }: { NODEFS: object }) => this.#addTo(NODEFS),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #addTo(files: object): void {
    const operations: unknown = Reflect.get(files, 'stream_ops');
    const realPath: unknown = Reflect.get(files, 'realPath');
    if (typeof operations !== 'object' || operations === null || typeof realPath !== 'function')
      throw new Error('This version of PGlite cannot be made durable');
    Reflect.set(operations, 'fsync', ({ nfd, node }: { nfd?: number; node: object }) => {
      this.#counted();
      // PGlite opens folders without a file descriptor of the machine.
      if (nfd === undefined) syncPath(String(realPath(node)));
      else fsyncSync(nfd);
      return 0;
    });
  }
}

/** Syncs everything under a folder: earlier writes were never synced. */
function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true }))
    syncPath(join(entry.parentPath, entry.name));
  syncPath(directory);
}

function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
