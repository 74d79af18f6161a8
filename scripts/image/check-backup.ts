import { deepEqual, equal, match, ok } from 'node:assert/strict';
import pg from 'pg';
import type { Steps } from '../steps.ts';
import type { ComposedDatabase } from './composed-database.ts';
import type { ComposedSite } from './composed-site.ts';

const RESTORED = 'restored';
const MARKS = 'public.erasure_marks';
const TABLES = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY name`;

/** The image of backups makes one of the base that serves, and brings it back into an empty base. */
export async function checkBackup(
  steps: Steps,
  {
    site,
    database,
    owner,
    name,
  }: { site: ComposedSite; database: ComposedDatabase; owner: string; name: string },
): Promise<void> {
  await steps.step('l’image des sauvegardes a pg_dump', async () => {
    const asked = await site.start('backup', { command: ['pg_dump', '--version'] }, 'version');
    equal(await asked.end(), 0, asked.output);
    match(asked.output, /^pg_dump \(PostgreSQL\)/);
    return asked.output.trim();
  });
  let key = '';
  await steps.step('elle fait une sauvegarde chiffrée', async () => {
    const maker = await site.start(
      'backup',
      { command: ['node', 'build/server-app/backup.js', 'make-key'] },
      'key',
    );
    equal(await maker.end(), 0, maker.output);
    key = /BACKUP_KEY=(\S+)/.exec(maker.output)?.[1] ?? '';
    site.addSetting('BACKUP_RECIPIENT', /BACKUP_RECIPIENT=(\S+)/.exec(maker.output)?.[1] ?? '');
    const backup = await site.start('backup');
    equal(await backup.end(), 0, backup.output);
  });
  await steps.step('elle la remet dans une base vide, ligne pour ligne', async () => {
    await database.createDatabase(RESTORED);
    const address = database.addressFor(owner, RESTORED);
    const restore = await site.start(
      'backup',
      {
        command: ['node', 'build/server-app/restore.js', 'latest'],
        environment: { BACKUP_KEY: key, DATABASE_URL: address, DATABASE_OWNER_URL: address },
        volumes: ['restored:/data', 'restored-photos:/data/photos'],
      },
      'restore',
    );
    equal(await restore.end(), 0, restore.output);
    const [kept, back] = [
      await readDigests(database.adminOf(name)),
      await readDigests(database.adminOf(RESTORED)),
    ];
    const rows = Object.values(kept).reduce((sum, { count }) => sum + count, 0);
    ok((kept['public.contacts']?.count ?? 0) > 0, 'the letter is not in the base');
    // A restore leaves its mark there.
    delete kept[MARKS];
    delete back[MARKS];
    deepEqual(back, kept);
    return `${Object.keys(kept).length} tables, ${rows} lignes`;
  });
}

type Digest = { count: number; digest: string | null };

/** How many rows each table has, and a digest of them whatever their order. */
async function readDigests(address: string): Promise<Record<string, Digest>> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(TABLES);
    const digests: Record<string, Digest> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<Digest>(
        `SELECT count(*)::int AS count, md5(string_agg(row::text, '|' ORDER BY row::text)) AS digest FROM ${name} row`,
      );
      digests[name] = rows[0] ?? { count: 0, digest: null };
    }
    return digests;
  } finally {
    await client.end();
  }
}
