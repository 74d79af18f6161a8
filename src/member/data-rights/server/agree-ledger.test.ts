import { mkdtempSync } from 'node:fs';
import { appendFile, copyFile, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { EnvError } from '#platform/env.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { erasureLedger, erasureMarks, users } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';
import { asOwner } from '#testing/test-db.ts';
import { NO_JOURNAL, readTail } from './erasure-journal.ts';
import { enterLedger, findMark, MARK_RESTORED } from './ledger-store.ts';
import { agreeLedger, replayErasures } from './replay-erasures.ts';
import { eraseMember } from './shared/erase-member.ts';

const app = await testApp();

type Node = ReturnType<typeof node>;

/** A server with its own journal. */
function node(ERASURES_DIR?: string) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'lueur-journal-'));
  return { ...app.services, env: { ...app.services.env, DATA_DIR, ERASURES_DIR } };
}

const journalOf = ({ env }: Node) => join(env.DATA_DIR, 'erasures.txt');
const tailOf = (one: Node) => readTail(journalOf(one), (marks) => findMark(app.db, marks));
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
  const [ledger, marks] = [
    await app.db.select().from(erasureLedger),
    await app.db.select().from(erasureMarks),
  ];
  return async () => {
    await asOwner(app.db, sql`DELETE FROM users`);
    await asOwner(app.db, sql`DELETE FROM erasure_ledger`);
    await app.db.delete(erasureMarks);
    await app.insert(...members.filter(({ id }) => accounts.some((account) => account.id === id)));
    for (const { id, person, createdAt } of accounts)
      await app.db.update(users).set({ person, createdAt }).where(eq(users.id, id));
    if (ledger.length) await app.db.insert(erasureLedger).values(ledger);
    if (marks.length) await app.db.insert(erasureMarks).values(marks);
  };
}

test('skips what was reconciled at the last start', async () => {
  const server = node();
  const [first, second] = await joined(2);
  if (!first || !second) throw new Error('Two joined');
  await erase(server, first);
  expect((await tailOf(server)).mark).toBeUndefined();
  await replayErasures(server);
  expect(await tailOf(server)).toMatchObject({ mark: { number: expect.any(Number) }, erased: new Map() });
  await erase(server, second);
  expect((await tailOf(server)).erased.size).toBe(1);
});

test('writes nothing at a start without a new erasure', async () => {
  const server = node();
  await erase(server, ...(await joined(1)));
  await replayErasures(server);
  const text = await readFile(journalOf(server), 'utf8');
  await replayErasures(server);
  expect(await readFile(journalOf(server), 'utf8')).toBe(text);
  expect(await app.db.$count(erasureMarks)).toBe(1);
});

test('applies the journal to its end on a database several starts older', async () => {
  const server = node();
  const members = await joined(5);
  await erase(server, ...members.slice(0, 1));
  await replayErasures(server);
  const restore = await backUp(members);
  for (const one of members.slice(1, 4)) {
    app.clock.advance({ minutes: 1 });
    await erase(server, one);
    await replayErasures(server);
  }
  await restore();
  expect(await ids()).toHaveLength(4);
  expect(await replayErasures(server)).toBe(3);
  expect(await ids()).toEqual([members[4]?.id]);
  expect(await replayErasures(server)).toBe(0);
});

test('rewrites a truncated journal from the ledger, so that an older database catches up', async () => {
  const server = node();
  const members = await joined(4);
  const restore = await backUp(members);
  await erase(server, ...members.slice(0, 3));
  await replayErasures(server);
  await truncate(journalOf(server), 100);
  expect((await tailOf(server)).mark).toBeUndefined();
  await replayErasures(server);
  await restore();
  expect(await replayErasures(server)).toBe(3);
});

test('rewrites a journal lost with its disk from the ledger', async () => {
  const server = node();
  const members = await joined(3);
  const restore = await backUp(members);
  await erase(server, ...members.slice(0, 2));
  await replayErasures(server);
  await rm(journalOf(server));
  await replayErasures(server);
  await restore();
  expect(await replayErasures(server)).toBe(2);
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
  const elsewhere = () => mkdtempSync(join(tmpdir(), 'lueur-journal-'));

  test('fails every time until a journal has a line, and writes none', async () => {
    const { stay } = await restored();
    const place = node(elsewhere());
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
      const place = node(elsewhere());
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

test('reads the journal of another node whole, even at the same path and of the same length', async () => {
  const [one, other] = [node(), node()];
  const members = await joined(4);
  await erase(one, ...members.slice(0, 1));
  await replayErasures(one);
  const restore = await backUp(members);
  await erase(other, ...members.slice(1, 2));
  await replayErasures(other);
  await restore();
  await copyFile(journalOf(other), journalOf(one));
  expect(await replayErasures(one)).toBe(1);
});

test('reads concatenated journals, in either order, from their last common mark', async () => {
  for (const isFirst of [true, false]) {
    await app.reset();
    const [one, other] = [node(), node()];
    const members = await joined(4);
    await erase(one, ...members.slice(0, 1));
    await replayErasures(one);
    const restore = await backUp(members);
    await erase(one, ...members.slice(1, 2));
    await erase(other, ...members.slice(2, 3));
    await restore();
    const texts = [await readFile(journalOf(one), 'utf8'), await readFile(journalOf(other), 'utf8')];
    await writeFile(journalOf(one), (isFirst ? texts : texts.reverse()).join(''));
    expect([isFirst, await replayErasures(one)]).toEqual([isFirst, 2]);
    expect(await ids()).toEqual([members[3]?.id]);
  }
});

test('two nodes that erase and start concurrently leave a journal that lets any older database catch up', async () => {
  const shared = mkdtempSync(join(tmpdir(), 'lueur-elsewhere-'));
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

test('enters a line written during a start before the mark that follows it', async () => {
  const server = node();
  await erase(server, ...(await joined(1)));
  const line = `\nsomeone-else ${app.clock.now().toISOString()}\n`;
  const db = new Proxy(app.db, {
    get(from, name) {
      const value = Reflect.get(from, name, from);
      if (name !== 'transaction') return value;
      return async (...args: unknown[]) => {
        await appendFile(journalOf(server), line);
        return value.apply(from, args);
      };
    },
  });
  const { settle } = await agreeLedger({ ...server, db });
  await settle();
  expect(await app.db.$count(erasureLedger, eq(erasureLedger.person, 'someone-else'))).toBe(1);
});

test('writes the missing line of a node that crashed after an erasure at the next start', async () => {
  const server = node();
  const members = await joined(3);
  await erase(server, ...members.slice(0, 1));
  await replayErasures(server);
  const restore = await backUp(members);
  await erase(node(), ...members.slice(1, 2));
  await replayErasures(server);
  await restore();
  expect(await replayErasures(server)).toBe(1);
});

test('repeats a start that stopped before the accounts were erased', async () => {
  const server = node();
  const members = await joined(2);
  await replayErasures(server);
  const restore = await backUp(members);
  await erase(server, ...members.slice(0, 1));
  await restore();
  await agreeLedger(server);
  expect(await ids()).toHaveLength(2);
  expect(await replayErasures(server)).toBe(1);
});

test('finds no common mark when the ledger lost its last entries', async () => {
  const server = node();
  const members = await joined(2);
  const restore = await backUp(members);
  await erase(server, ...members.slice(0, 1));
  await replayErasures(server);
  const marks = await app.db.select().from(erasureMarks);
  await restore();
  await app.db.insert(erasureMarks).values(marks);
  expect(await replayErasures(server)).toBe(1);
});

test('compares a single restored account with the whole ledger', async () => {
  const server = node();
  const [gone] = await joined(2);
  if (!gone) throw new Error('Two joined');
  await enterLedger(app.db, new Map([['someone-else', app.clock.now()]]));
  await replayErasures(server);
  const [row] = await app.db.select().from(users).where(eq(users.id, gone.id));
  if (!row) throw new Error('The account is there');
  expect(row.person).not.toBeNull();
  await erase(server, gone);
  await replayErasures(server);
  await app.db.insert(users).values(row);
  expect(await replayErasures(server)).toBe(1);
});
