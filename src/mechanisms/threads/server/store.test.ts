import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { adminChatMessages } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';
import { findContent, insertOnce, markReceived, toPage } from './store.ts';

const app = await testApp();
let member: string;

beforeEach(async () => {
  const [known] = await app.insert(aMember());
  member = known.id;
});

const theirs = () => sql`user_id = ${member}`;

const insert = (content: string) =>
  insertOnce(app.db, adminChatMessages, {
    user_id: member,
    client_id: 'one',
    content,
    is_from_admin: false,
    created_at: app.clock.now(),
  });

test('stores a message once under its client id, and never overwrites it', async () => {
  expect(await insert('Bonjour')).toBe(true);
  expect(await insert('Bonjour')).toBe(false);
  expect(await insert('Bonsoir')).toBe(false);
  expect(await findContent(app.db, adminChatMessages, theirs(), 'one')).toBe('Bonjour');
  expect(await app.db.$count(adminChatMessages)).toBe(1);
});

test('marks received messages read once', async () => {
  await insert('Bonjour');
  expect(await markReceived(app.db, adminChatMessages, sql`${theirs()} AND is_from_admin`)).toBe(false);
  expect(await markReceived(app.db, adminChatMessages, theirs())).toBe(true);
  expect(await markReceived(app.db, adminChatMessages, theirs())).toBe(false);
});

test('returns a page oldest first, and whether there are more', () => {
  expect(toPage([3, 2, 1], 2)).toEqual({ messages: [2, 3], hasOlder: true });
  expect(toPage([2, 1], 2)).toEqual({ messages: [1, 2], hasOlder: false });
});
