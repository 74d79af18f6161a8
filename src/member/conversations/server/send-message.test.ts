import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { recordEvents } from '#live/server/event-store.ts';
import { chatMessages } from '#mechanisms/threads/server/tables.ts';
import { CLOSURES } from '#member/matching/rules.ts';
import { setClosure } from '#member/matching/server/contact-store.ts';
import { aConversation, aMessage, type MemberBrowser } from '#testing/conversations.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import { canWrite } from '../rules.ts';
import { listEventDetails } from './store.ts';

const app = await testApp();

const outcomeOf = (sent: Promise<unknown>) =>
  sent.then(
    () => 'sent',
    () => refusalOf(sent),
  );

/** The sequence numbers of a member’s events, and the stored length of the stream. */
async function streamOf({ member }: MemberBrowser): Promise<{ numbers: number[]; length: number }> {
  const { rows } = await app.db.execute<{ numbers: number[]; length: number }>(sql`
    SELECT s.seq::int AS length, array_agg(e.seq::int ORDER BY e.seq) AS numbers
    FROM member_streams s JOIN user_events e USING (user_id) WHERE user_id = ${member.id} GROUP BY s.seq`);
  return rows[0] ?? { numbers: [], length: 0 };
}

test.each([null, ...CLOSURES])('SQL allows writing exactly when canWrite does: %s', async (closure) => {
  const { claire, karim } = await aConversation(app);
  if (closure) await setClosure(app.db, karim.member.id, claire.member.id, closure);
  const verdict = canWrite(closure);
  const expected = { ok: ['sent', 'sent'], once: ['sent', 'CLOSED'], closed: ['CLOSED', 'CLOSED'] }[verdict];
  const outcomes = [];
  for (const words of ['Bonsoir', 'Encore un mot'])
    outcomes.push(await outcomeOf(karim.client.conversations.send(aMessage(claire, words))));
  expect(outcomes).toEqual(expected);
});

test('a message resent during a block returns the stored one', async () => {
  const { claire, karim } = await aConversation(app);
  const message = aMessage(karim);
  const stored = await claire.client.conversations.send(message);
  await karim.client.conversations.block({ id: claire.member.id });
  expect(await claire.client.conversations.send(message)).toEqual(stored);
  expect(await outcomeOf(claire.client.conversations.send(aMessage(karim)))).toBe('NOT_FOUND');
});

describe('contact details in a message', () => {
  const NUMBER = 'Mon numéro : 06 39 98 12 34';
  /** The received messages that carry a warning for the reader. */
  const warningsOf = async (reader: MemberBrowser, writer: MemberBrowser) => {
    const { messages } = await reader.client.conversations.thread({ id: writer.member.id });
    return messages.filter(({ holdsContactDetails }) => holdsContactDetails).map(({ content }) => content);
  };

  test('warn the recipient, not the author, until the recipient has written, and no longer once both have', async () => {
    const { claire, karim } = await aConversation(app);
    await claire.client.conversations.send(aMessage(karim, 'Bonsoir Karim'));
    expect(await claire.client.conversations.send(aMessage(karim, NUMBER))).toMatchObject({
      holdsContactDetails: false,
    });
    await karim.client.conversations.send(aMessage(claire, `Le mien d’abord. ${NUMBER}`));
    await claire.client.conversations.send(aMessage(karim, `Encore : ${NUMBER}`));
    await karim.client.conversations.send(aMessage(claire, NUMBER));
    expect(await warningsOf(karim, claire)).toEqual([NUMBER]);
    expect(await warningsOf(claire, karim)).toEqual([`Le mien d’abord. ${NUMBER}`]);
  });

  test('set the flag when the message is stored; reading does not scan again', async () => {
    const { claire, karim } = await aConversation(app);
    await claire.client.conversations.send(aMessage(karim, NUMBER));
    await app.db.update(chatMessages).set({ holds_contact_details: false });
    expect(await warningsOf(karim, claire)).toEqual([]);
    await app.db.update(chatMessages).set({ holds_contact_details: true, content: 'Bonsoir' });
    expect(await warningsOf(karim, claire)).toContain('Bonsoir');
  });

  test('reach an open page with their warning', async () => {
    const { claire, karim } = await aConversation(app);
    await claire.client.conversations.send(aMessage(karim, NUMBER));
    const [last] = (await listEventDetails(app.db, [{ user_id: karim.member.id, after: 0 }])).slice(-1);
    expect(last?.message).toMatchObject({ content: NUMBER, holds_contact_details: true });
  });
});

describe.runIf(onPostgres)('concurrent load', () => {
  test('gives messages from both sides and other events gapless sequence numbers', async () => {
    const { claire, karim } = await aConversation(app);
    const both = [claire.member.id, karim.member.id];
    const told = both.map((userId) => ({ userId, kind: 'contacts-changed' }));
    const tell = () => app.db.transaction((tx) => recordEvents(tx, told, app.clock.now()));
    const send = (from: MemberBrowser, to: MemberBrowser) => from.client.conversations.send(aMessage(to));
    await Promise.all(
      Array.from({ length: 24 }, (_, turn) =>
        [() => send(claire, karim), () => send(karim, claire), tell][turn % 3]?.(),
      ),
    );
    for (const one of [claire, karim]) {
      const { numbers, length } = await streamOf(one);
      expect(numbers).toEqual(Array.from({ length }, (_, place) => place + 1));
      expect(length).toBeGreaterThanOrEqual(24);
    }
  });

  test('sending takes one statement and no other round trip', async () => {
    const { claire, karim } = await aConversation(app);
    await claire.client.conversations.send(aMessage(karim));
    const { statements, transactions } = await recordStatements(() =>
      claire.client.conversations.send(aMessage(karim)),
    );
    expect(transactions).toBe(0);
    expect(statements.filter(({ text }) => !text.includes('rate_limits'))).toHaveLength(1);
  });
});

test('delivers an insult, and counts it for the desk without a name', async () => {
  const { claire, karim } = await aConversation(app);
  const insult = aMessage(karim, 'Pauvre con');
  await claire.client.conversations.send(insult);
  await claire.client.conversations.send(insult);
  await claire.client.conversations.send(aMessage(karim, 'Pardon, ce n’était pas gentil.'));
  const { messages } = await karim.client.conversations.thread({ id: claire.member.id });
  expect(messages.map(({ content }) => content)).toContain('Pauvre con');
  await expect
    .poll(async () => {
      const { rows } = await app.db.execute(
        sql`SELECT name, value FROM daily_figures WHERE name = 'insults-sent'`,
      );
      return rows;
    })
    .toEqual([{ name: 'insults-sent', value: 1 }]);
});
