import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#platform/database/client.ts';
import { adminChatMessages } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { changeAndTell, sendOnce } from './shared/change-and-tell.ts';
import { findContent, insertOnce, markReceived, toPage } from './store.ts';

let app: TestApp;
let member: string;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
  const known = aMember();
  await app.insert(known);
  member = known.id;
});

const theirs = () => sql`user_id = ${member}`;

function write(content: string, clientId = 'one') {
  const told: string[] = [];
  const row = {
    user_id: member,
    client_id: clientId,
    content,
    is_from_admin: false,
    created_at: app.clock.now(),
  };
  const change = {
    make: (tx: Database) => insertOnce(tx, adminChatMessages, row),
    record: async () => void told.push('recorded'),
    publish: () => told.push('published'),
  };
  const find = () => findContent(app.db, adminChatMessages, theirs(), clientId);
  return { told, sent: sendOnce(app.db, content, change, find) };
}

test('a message is stored once under its client id, told once, and never becomes another one', async () => {
  const first = write('Bonjour');
  expect(await first.sent).toBe('sent');
  expect(first.told).toEqual(['recorded', 'published']);
  const again = write('Bonjour');
  expect(await again.sent).toBe('sent');
  const other = write('Bonsoir');
  expect(await other.sent).toBe('other-content');
  expect([...again.told, ...other.told]).toEqual([]);
  expect(await app.db.$count(adminChatMessages)).toBe(1);
});

test('a change that fails while it is recorded is undone, and nobody is told', async () => {
  const told: string[] = [];
  const change = changeAndTell(app.db, {
    make: (tx) =>
      insertOnce(tx, adminChatMessages, {
        user_id: member,
        client_id: 'one',
        content: 'Bonjour',
        is_from_admin: false,
        created_at: app.clock.now(),
      }),
    record: () => Promise.reject(new Error('no consent')),
    publish: () => told.push('published'),
  });
  await expect(change).rejects.toThrow('no consent');
  expect(told).toEqual([]);
  expect(await app.db.$count(adminChatMessages)).toBe(0);
});

test('what was received is marked read once', async () => {
  await write('Bonjour').sent;
  expect(await markReceived(app.db, adminChatMessages, sql`${theirs()} AND is_from_admin`)).toBe(false);
  expect(await markReceived(app.db, adminChatMessages, theirs())).toBe(true);
  expect(await markReceived(app.db, adminChatMessages, theirs())).toBe(false);
});

test('a page is told oldest first, and whether there is more', () => {
  expect(toPage([3, 2, 1], 2)).toEqual({ messages: [2, 3], hasOlder: true });
  expect(toPage([2, 1], 2)).toEqual({ messages: [1, 2], hasOlder: false });
});
