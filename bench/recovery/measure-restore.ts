import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openPostgres } from '#platform/database/client.ts';
import { parseEnv } from '#platform/env.ts';
import { openPhotoStore } from '#platform/photo-store.ts';
import { makeKey } from '#server/backup/seal.ts';
import { storeCrowd } from '#testing/crowd/store-crowd.ts';
import { createEmptyDatabase, createPostgresDatabase } from '#testing/postgres-database.ts';
import { atMost, type Goal } from '../shared/goals.ts';
import { followProgress } from '../shared/progress.ts';
import { say } from '../shared/say.ts';
import { ask } from './recovered-server.ts';

const RTO_MINUTES = 60;
/** Beyond what Node and the code take; whatever the size of the site. */
const MEMORY_MB = 500;
const PATIENT = { statementMs: 600_000, idleInTransactionMs: 600_000 };
const SAMPLED_EVERY_MS = 100;

/** The crowd names coaches and colleagues who exist nowhere; a restoration checks every foreign key. Thrice: rows lead to rows. */
const FORGET_STRAYS = sql.raw(`DO $$ DECLARE one record; BEGIN
  SET LOCAL session_replication_role = replica;
  FOR round IN 1..3 LOOP
    FOR one IN
      SELECT conrelid::regclass AS rows, mine.attname AS mine, confrelid::regclass AS others, theirs.attname AS theirs
      FROM pg_constraint
      JOIN pg_attribute mine ON mine.attrelid = conrelid AND mine.attnum = conkey[1]
      JOIN pg_attribute theirs ON theirs.attrelid = confrelid AND theirs.attnum = confkey[1]
      WHERE contype = 'f' AND array_length(conkey, 1) = 1 AND connamespace = 'public'::regnamespace
    LOOP
      EXECUTE format('DELETE FROM %s a WHERE a.%I IS NOT NULL AND NOT EXISTS (SELECT FROM %s b WHERE b.%I = a.%I)',
        one.rows, one.mine, one.others, one.theirs, one.mine);
    END LOOP;
  END LOOP; END $$`);

type Done = { seconds: number; peakMb: number };

/** The commands themselves, as an operator runs them, on a site of that size. */
export async function measureRestore(
  server: string,
  members: number,
  photos: number,
  defer: (cleanUp: () => Promise<unknown>) => void,
): Promise<Goal[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-restore-'));
  defer(async () => rmSync(folder, { recursive: true, force: true }));
  const { database: made, url } = await createPostgresDatabase(server, 'backed_up');
  await made.close();
  await people(url, members, photos, join(folder, 'site'));
  const { key, recipient } = await makeKey();
  const settings = {
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_RECIPIENT: recipient,
    BACKUP_KEY: key,
  };
  const backup = await command('backup', [], {
    ...settings,
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'site'),
  });
  const empty = await createEmptyDatabase(server, 'restored');
  const place = { ...settings, DATABASE_URL: empty, DATA_DIR: join(folder, 'place') };
  const restore = await command('restore', ['latest'], place);
  const count =
    'SELECT (SELECT count(*) FROM users)::int AS users, (SELECT count(*) FROM photos)::int AS photos';
  const [before, after] = [await ask(url, count), await ask(empty, count)];
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  say(
    `${members.toLocaleString('en')} members, ${photos.toLocaleString('en')} photos: made in ${backup.seconds.toFixed(0)} s, restored in ${restore.seconds.toFixed(0)} s`,
  );
  return [
    atMost({
      what: 'Differences of rows after the restoration',
      measured: isSame ? 0 : 1,
      bound: 0,
      unit: '',
    }),
    atMost({ what: 'Restoration', measured: restore.seconds / 60, bound: RTO_MINUTES, unit: 'minutes' }),
    atMost({ what: 'Memory of « npm run backup »', measured: backup.peakMb, bound: MEMORY_MB, unit: 'MB' }),
    atMost({ what: 'Memory of « npm run restore »', measured: restore.peakMb, bound: MEMORY_MB, unit: 'MB' }),
  ];
}

async function people(url: string, members: number, photos: number, DATA_DIR: string): Promise<void> {
  const { db, close } = openPostgres(url, PATIENT);
  await storeCrowd(db, { members, messagesOfEach: 10, waiting: 100, now: new Date() });
  await db.execute(sql`DELETE FROM photos`);
  await db.execute(sql`DELETE FROM report_photos`);
  await db.execute(FORGET_STRAYS);
  const store = openPhotoStore(parseEnv({ DATA_DIR }));
  const progress = followProgress('photos written', photos);
  for (let n = 0; n < photos; n += 1) {
    const renditions = {
      upright: randomBytes(90_000),
      medium: randomBytes(35_000),
      thumbnail: randomBytes(10_000),
    };
    await store.save(`photo-${n}`, renditions);
    progress(n + 1);
  }
  await db.execute(sql`
    INSERT INTO photos (id, user_id, position, created_at)
    SELECT 'photo-' || (row_number() OVER (ORDER BY id) - 1), id, 0, now() FROM users ORDER BY id LIMIT ${photos}`);
  await close();
}

/** @returns how long it took, and the most memory it had */
async function command(name: string, words: readonly string[], env: Record<string, string>): Promise<Done> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', `src/server/${name}.ts`, ...words], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  let peakMb = 0;
  const sampling = setInterval(() => {
    peakMb = Math.max(peakMb, peakOf(child.pid));
  }, SAMPLED_EVERY_MS);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`npm run ${name} ended with ${code}`);
  return { seconds: (performance.now() - begun) / 1000, peakMb };
}

/** In MB, as Linux counts it; 0 elsewhere. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
