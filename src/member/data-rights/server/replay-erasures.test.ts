import { mkdtempSync } from 'node:fs';
import { appendFile, copyFile, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { EnvError } from '#platform/env.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { erasureLedger, users } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';
import { asOwner } from '#testing/test-db.ts';
import { NO_JOURNAL } from './erasure-journal.ts';
import { MARK_RESTORED } from './ledger-store.ts';
import { replayErasures } from './replay-erasures.ts';
import { eraseMember } from './shared/erase-member.ts';

const app = await testApp();

type Node = ReturnType<typeof node>;

const aFolder = () => mkdtempSync(join(tmpdir(), 'lueur-journal-'));

/** A server with its own journal. */
function node(ERASURES_DIR?: string) {
  return { ...app.services, env: { ...app.services.env, DATA_DIR: aFolder(), ERASURES_DIR } };
}

const journalOf = ({ env }: Node) => join(env.DATA_DIR, 'erasures.txt');
const ids = async () => (await app.db.select({ id: users.id }).from(users)).map(({ id }) => id).sort();

async function joined(count: number): Promise<InsertedMember[]> {
  const members = Array.from({ length: count }, () => aMember());
  await app.insert(...members);
  app.clock.advance({ minutes: 1 });
  return members;
}

async function erase(one: Node, ...members: InsertedMember[]): Promise<void> {
  for (const { id } of members) await eraseMember(one, id, { reason: 'again' });
}

/** Takes a backup of the database. @returns a function that restores it, accounts included */
async function backUp(members: readonly InsertedMember[]): Promise<() => Promise<void>> {
  const accounts = await app.db.select().from(users);
  const ledger = await app.db.select().from(erasureLedger);
  return async () => {
    await asOwner(app.db, sql`DELETE FROM users`);
    await asOwner(app.db, sql`DELETE FROM erasure_ledger`);
    await app.insert(...members.filter(({ id }) => accounts.some((account) => account.id === id)));
    for (const { id, person, createdAt } of accounts)
      await app.db.update(users).set({ person, createdAt }).where(eq(users.id, id));
    if (ledger.length) await app.db.insert(erasureLedger).values(ledger);
  };
}

test('erases restored members again, from the ledger of the database', async () => {
  const [gone, stays] = await joined(2);
  if (!gone || !stays) throw new Error('Two joined');
  const [row] = await app.db.select().from(users).where(eq(users.id, gone.id));
  await erase(node(), gone);
  if (row) await app.db.insert(users).values(row);
  expect(await replayErasures(node())).toBe(1);
  expect(await ids()).toEqual([stays.id]);
  expect(await replayErasures(node())).toBe(0);
});

test('keeps a member who signed up again since the erasure', async () => {
  const server = node();
  const [first] = await app.insert(aMember());
  await erase(server, first);
  app.clock.advance({ minutes: 1 });
  await app.insert({ ...aMember(), email: first.email });
  expect(await replayErasures(server)).toBe(0);
  expect(await ids()).toHaveLength(1);
});

test('reads a truncated journal up to the cut; the journal contains no address', async () => {
  const server = node();
  const members = await joined(2);
  const restore = await backUp(members);
  const [gone, stays] = members;
  if (!gone || !stays) throw new Error('Two joined');
  await erase(server, gone);
  await appendFile(journalOf(server), 'une-ligne-coupée 2026-1');
  await restore();
  expect(await replayErasures(server)).toBe(1);
  expect(await ids()).toEqual([stays.id]);
  const text = await readFile(journalOf(server), 'utf8');
  for (const secret of [gone.email, gone.id]) expect(text).not.toContain(secret);
});

test('stores the pseudonym of an account once, not at each start', async () => {
  const [first] = await joined(1);
  await replayErasures(node());
  await app.db.update(users).set({ person: 'reconnue' });
  await app.insert(aMember());
  await replayErasures(node());
  const known = await app.db
    .select({ person: users.person })
    .from(users)
    .where(eq(users.id, first?.id ?? ''));
  expect(known).toEqual([{ person: 'reconnue' }]);
  expect(await app.db.$count(users, isNull(users.person))).toBe(0);
});

test('writes nothing to the journal at a start without a new erasure', async () => {
  const server = node();
  await erase(server, ...(await joined(1)));
  await replayErasures(server);
  const text = await readFile(journalOf(server), 'utf8');
  await replayErasures(server);
  expect(await readFile(journalOf(server), 'utf8')).toBe(text);
});

test.each(['truncated', 'lost'] as const)('completes a %s journal from the ledger', async (state) => {
  const server = node();
  const members = await joined(4);
  const restore = await backUp(members);
  await erase(server, ...members.slice(0, 3));
  await replayErasures(server);
  if (state === 'lost') await rm(journalOf(server));
  else await truncate(journalOf(server), 100);
  await replayErasures(server);
  await restore();
  expect(await replayErasures(server)).toBe(3);
});

test('completes a journal with the erasures of a node that crashed before it wrote the line', async () => {
  const server = node();
  const members = await joined(3);
  await erase(server, ...members.slice(0, 1));
  const restore = await backUp(members);
  await erase(node(), ...members.slice(1, 2));
  await replayErasures(server);
  await restore();
  expect(await replayErasures(server)).toBe(1);
});

describe('the first start after a restore', () => {
  async function restored() {
    const members = await joined(3);
    const restore = await backUp(members);
    const former = node();
    await erase(former, ...members.slice(0, 2));
    await restore();
    await app.db.execute(sql.raw(MARK_RESTORED));
    return { members, former, stay: members.map(({ id }) => id).sort() };
  }

  test('fails every time until a journal has a line, and writes none', async () => {
    const { stay } = await restored();
    const place = node(aFolder());
    await writeFile(journalOf(place), '');
    for (let start = 0; start < 2; start += 1) {
      const refusal = await replayErasures(place).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(EnvError);
      expect(String(refusal)).toContain('ERASURES_DIR=none');
      expect(String(refusal)).toContain(journalOf(place));
    }
    expect([await ids(), await readFile(journalOf(place), 'utf8')]).toEqual([stay, '']);
  });

  test.each(['DATA_DIR', 'ERASURES_DIR'] as const)(
    'repeats the erasures in the journal of %s, and later starts require none',
    async (where) => {
      const { members, former } = await restored();
      const place = node(aFolder());
      await copyFile(journalOf(former), join(place.env[where] ?? '', 'erasures.txt'));
      expect(await replayErasures(place)).toBe(2);
      expect(await ids()).toEqual([members[2]?.id]);
      expect(await replayErasures(node())).toBe(0);
    },
  );

  test('continues without a journal, once, when the operator asks for it', async () => {
    const { stay } = await restored();
    expect(await replayErasures(node(NO_JOURNAL))).toBe(0);
    expect(await ids()).toEqual(stay);
    expect(await replayErasures(node())).toBe(0);
  });
});

test('two nodes that erase and start concurrently leave a journal that lets any older database catch up', async () => {
  const shared = aFolder();
  const [one, other] = [node(shared), node(shared)];
  const members = await joined(9);
  await erase(one, ...members.slice(0, 1));
  await replayErasures(one);
  const restores = [await backUp(members)];
  await Promise.all([
    erase(one, ...members.slice(1, 4)),
    erase(other, ...members.slice(4, 7)),
    replayErasures(one),
    replayErasures(other),
  ]);
  restores.push(await backUp(members));
  await erase(other, ...members.slice(7, 8));
  for (const restore of restores)
    for (const server of [one, other, node(shared)]) {
      await restore();
      await replayErasures(server);
      expect(await ids()).toEqual([members[8]?.id]);
    }
});
