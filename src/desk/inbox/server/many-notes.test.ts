import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { listNotes } from '#desk/staff/server/note-store.ts';
import { testApp } from '#testing/test-app.ts';
import { insertColleague } from '#testing/test-colleagues.ts';
import { listThreadNotes } from './thread-store.ts';

const app = await testApp();
let author: string;
beforeEach(async () => {
  author = (await insertColleague(app, ['moderation', 'support'])).id;
});

test('shows the newest of two hundred and one notes on a case last', async () => {
  await app.db.execute(sql`
    INSERT INTO desk_notes (client_id, subject_kind, subject_id, written_by, content, created_at)
    SELECT 'note-' || n, 'case', 'cas', ${author}, n::text, now() FROM generate_series(1, 201) AS n`);
  const notes = await listNotes(app.db, { kind: 'case', subject: 'cas' });
  expect([notes[0], notes.at(-1)].map((one) => one?.note.content)).toEqual(['2', '201']);
});

test('shows the newest of two hundred and one notes on a thread last', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`
    INSERT INTO support_threads (kind, key, name, state, excerpt, from_team, unread, waiting_since, created_at, last_message_at)
    VALUES ('visitor', 'cle', 'Ana', 'open', 'x', false, 1, now(), now(), now()) RETURNING id::int AS id`);
  const thread = rows[0]?.id ?? 0;
  await app.db.execute(sql`
    INSERT INTO support_notes (thread_id, written_by, client_id, content, created_at)
    SELECT ${thread}, ${author}, 'note-' || n, n::text, now() FROM generate_series(1, 201) AS n`);
  const notes = await listThreadNotes(app.db, thread);
  expect([notes[0], notes.at(-1)].map((one) => one?.content)).toEqual(['2', '201']);
});
