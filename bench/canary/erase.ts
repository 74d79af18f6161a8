import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { loggedIn } from '#testing/marked-members.ts';
import { TEST_PASSWORD } from '#testing/test-app.ts';
import type { BuiltApp } from '../built/built-app.ts';
import { searchDatabase } from './left-behind.ts';
import type { Record } from './record.ts';
import type { CanaryWorld } from './world.ts';

const MAILS_LEAVE_WITHIN_MS = 20_000;

/**
 * Everyone who is marked deletes their account, as they would; then the whole database, the jobs and the files are
 * searched for what was theirs.
 */
export async function eraseThemAll(built: BuiltApp, world: CanaryWorld, record: Record): Promise<void> {
  const { app, node } = built;
  const { her, photos } = world.everywhere;
  for (const man of world.men) {
    const browser = await loggedIn(app, man);
    const mine = await browser.client.photos.list();
    photos.push(...mine.map(({ id }) => id));
    await browser.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
  }
  await her.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
  await lastMailsLeft(built);
  for (const { id } of [her.member, ...world.men]) record.secrets.set(id, 'id of one who is gone');
  for (const photo of photos) record.secrets.set(photo, 'photo of one who is gone');
  await searchDatabase(built, record, 'after erasure');
  const files = readdirSync(join(node.data, 'photos'), { recursive: true, encoding: 'utf8' });
  record.note('after erasure', 'files', Buffer.from(files.join('\n')));
}

/** The mail that says good-bye holds the address until it has left. */
async function lastMailsLeft({ database }: BuiltApp): Promise<void> {
  const until = Date.now() + MAILS_LEAVE_WITHIN_MS;
  while (Date.now() < until) {
    const { rows } = await database.db.execute(
      sql`SELECT id FROM pgboss.job WHERE data::text LIKE '%zqcourriel%' OR data::text LIKE '%zq.canari%'`,
    );
    if (rows.length === 0) return;
    await pause(200);
  }
}
