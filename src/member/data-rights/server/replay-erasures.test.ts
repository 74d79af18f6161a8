import { mkdtempSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';
import { asOwner } from '#testing/test-db.ts';
import { replayErasures } from './replay-erasures.ts';
import { eraseMember } from './shared/erase-member.ts';

const app = await testApp();

function server(directory = mkdtempSync(join(tmpdir(), 'lueur-journal-'))) {
  return { ...app.services, env: { ...app.services.env, DATA_DIR: directory } };
}

async function restored(services: ReturnType<typeof server>) {
  const gone = aMember();
  const stays = aMember();
  await app.insert(gone, stays);
  app.clock.advance({ days: 1 });
  await eraseMember(services, gone.id, { reason: 'again' });
  app.clock.advance({ days: -1 });
  await app.insert(gone);
  app.clock.advance({ days: 2 });
  return { gone, stays };
}

const ids = async () => (await app.db.select({ id: users.id }).from(users)).map(({ id }) => id);

test('erases restored members again, from the ledger of the database', async () => {
  const services = server();
  const { stays } = await restored(services);
  expect(await replayErasures(server())).toBe(1);
  expect(await ids()).toEqual([stays.id]);
  expect(await replayErasures(services)).toBe(0);
});

test('keeps a member who signed up again since the erasure', async () => {
  const services = server();
  const [first] = await app.insert(aMember());
  await eraseMember(services, first.id, { reason: 'again' });
  app.clock.advance({ minutes: 1 });
  await app.insert({ ...aMember(), email: first.email });
  expect(await replayErasures(services)).toBe(0);
  expect(await ids()).toHaveLength(1);
});

test('reads a truncated journal up to the cut; the journal contains no address', async () => {
  const services = server();
  const { gone, stays } = await restored(services);
  const file = join(services.env.DATA_DIR, 'erasures.txt');
  await appendFile(file, 'une-ligne-coupée 2026-1');
  await asOwner(app.db, sql`DELETE FROM erasure_ledger`);
  expect(await replayErasures(services)).toBe(1);
  expect(await ids()).toEqual([stays.id]);
  const text = await readFile(file, 'utf8');
  for (const secret of [gone.email, gone.id]) expect(text).not.toContain(secret);
});

test('stores the pseudonym of an account once, not at each start', async () => {
  const services = server();
  const { stays } = await restored(services);
  await replayErasures(services);
  await app.db.update(users).set({ person: 'reconnue' });
  await app.insert(aMember());
  await replayErasures(services);
  const known = await app.db.select({ person: users.person }).from(users).where(eq(users.id, stays.id));
  expect(known).toEqual([{ person: 'reconnue' }]);
  expect(await app.db.$count(users, isNull(users.person))).toBe(0);
});
