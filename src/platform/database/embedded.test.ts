import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPglite } from '#testing/test-db.ts';
import { DamagedDatabaseError } from './damaged-database-error.ts';
import { openEmbedded } from './embedded.ts';

/** The embedded database takes half a second to open, and several times that on a busy machine. */
const OPENS_MS = 120_000;

async function aDirectory(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'lueur-embedded-'));
  await (await createPglite(join(directory, 'database'))).close();
  return directory;
}

async function garble(file: string, at: number): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(4000, 0x5a), 0, 4000, at);
  await handle.close();
}

test(
  'DATA_SAFETY=fsync makes each acknowledged write, and only that, wait for one fsync',
  async () => {
    let syncs = 0;
    const counted = () => {
      syncs += 1;
    };
    const DATA_DIR = await aDirectory();
    const { client, close } = await openEmbedded({ DATA_DIR, DATA_SAFETY: 'fsync', counted });
    const during = async (work: () => Promise<unknown>) => {
      const before = syncs;
      await work();
      return syncs - before;
    };
    expect((await client.query<{ fsync: string }>('SHOW fsync')).rows[0]?.fsync).toBe('on');
    await client.exec('CREATE TABLE notes (id int PRIMARY KEY, text text)');
    const write = (id: number) => client.query('INSERT INTO notes VALUES ($1, $2)', [id, 'un mot']);
    for (let id = 0; id < 20; id += 1) expect(await during(() => write(id))).toBe(1);
    expect(
      await during(() =>
        client.transaction(async (tx) => {
          for (let id = 100; id < 110; id += 1) await tx.query('INSERT INTO notes VALUES ($1)', [id]);
        }),
      ),
    ).toBe(1);
    expect(await during(() => client.query('SELECT count(*) FROM notes'))).toBe(0);
    expect(await during(() => client.exec('CHECKPOINT'))).toBeGreaterThan(1);
    await close();
    const without = await openEmbedded({ DATA_DIR, counted });
    expect(await during(() => without.client.query('INSERT INTO notes VALUES (200)'))).toBe(0);
    await without.close();
  },
  OPENS_MS,
);

test(
  'a folder with a damaged page, log or control file is recognised, and is not overwritten',
  async () => {
    const DATA_DIR = await aDirectory();
    const database = join(DATA_DIR, 'database');
    const whole = await openEmbedded({ DATA_DIR });
    const { rows } = await whole.client.query<{ file: string }>(
      `SELECT pg_relation_filepath('communes') AS file`,
    );
    await whole.close();
    // After a clean shutdown the database is not read through; after any other end it is.
    expect(existsSync(join(DATA_DIR, 'database.open'))).toBe(false);
    writeFileSync(join(DATA_DIR, 'database.open'), 'another start of the machine');
    const after = await openEmbedded({ DATA_DIR });
    expect(after.lastEnd).toBe('power-cut');
    await after.close();

    await garble(join(database, rows[0]?.file ?? ''), 8192 * 3 + 100);
    writeFileSync(join(DATA_DIR, 'database.open'), 'another start of the machine');
    await expect(openEmbedded({ DATA_DIR })).rejects.toThrow(DamagedDatabaseError);

    const log = join(database, 'pg_wal');
    for (const name of readdirSync(log).filter((one) => statSync(join(log, one)).isFile()))
      truncateSync(join(log, name), 0);
    await expect(openEmbedded({ DATA_DIR })).rejects.toThrow(DamagedDatabaseError);

    rmSync(join(database, 'PG_VERSION'));
    const left = readdirSync(database).length;
    await expect(openEmbedded({ DATA_DIR })).rejects.toThrow(DamagedDatabaseError);
    expect(readdirSync(database)).toHaveLength(left);
  },
  OPENS_MS,
);
