import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { blockedUsers, chatContacts, memberActivity } from '#server/schema.ts';
import { aConversation, aMessage, type MemberBrowser } from '#testing/conversations.ts';
import { aMember } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';
import { notifyAbsent } from './notify-absent.ts';
import { claimForMail, listToMail } from './store.ts';

const app = await testApp();

const write = (from: MemberBrowser, to: MemberBrowser) =>
  from.client.conversations.send(aMessage(to, 'SECRETMESSAGE'));

/** Claire has opened a conversation with Karim; he has read her greeting and is absent. */
async function inConversation() {
  const { claire, karim } = await aConversation(app);
  const readAll = async () => {
    const { messages } = await karim.client.conversations.thread({ id: claire.member.id });
    await karim.client.conversations.markRead({ id: claire.member.id, upTo: messages.at(-1)?.id ?? 0 });
  };
  await readAll();
  const mailedAt = async () => {
    const [side] = await app.db
      .select({ at: chatContacts.mailed_at })
      .from(chatContacts)
      .where(and(eq(chatContacts.user_id, karim.member.id), eq(chatContacts.contact_id, claire.member.id)));
    return side?.at;
  };
  return { claire, karim, readAll, mailedAt, address: karim.member.email };
}

async function afterMinutes(minutes: number): Promise<void> {
  app.clock.advance({ minutes });
  await notifyAbsent(app.services);
}

describe('an unread message to an absent member', () => {
  test('triggers a mail after 15 minutes, not after 14', async () => {
    const { claire, karim, mailedAt } = await inConversation();
    await write(claire, karim);
    await afterMinutes(14);
    expect(await mailedAt()).toBeNull();
    await afterMinutes(1);
    expect(await mailedAt()).not.toBeNull();
  });

  test('triggers no second mail for the next messages, but a new one once the conversation was read', async () => {
    const { claire, karim, readAll, address } = await inConversation();
    await write(claire, karim);
    await afterMinutes(15);
    await app.mailsTo(address);
    await write(claire, karim);
    await afterMinutes(60);
    await readAll();
    await afterMinutes(60);
    await write(claire, karim);
    await afterMinutes(15);
    expect(await app.mailsTo(address, 2)).toHaveLength(2);
  });

  test('triggers one mail when two nodes run in the same minute', async () => {
    const { claire, karim, address } = await inConversation();
    await write(claire, karim);
    app.clock.advance({ minutes: 15 });
    await Promise.all([notifyAbsent(app.services), notifyAbsent(app.services), notifyAbsent(app.services)]);
    await notifyAbsent(app.services);
    await app.mailsTo(address);
    await write(karim, claire);
    await afterMinutes(15);
    await app.mailsTo(claire.member.email);
    expect(await app.mailsTo(address)).toHaveLength(1);
  });

  test('triggers no mail while the automatic greeting is the only message (D34)', async () => {
    const { claire, karim } = await aConversation(app);
    await afterMinutes(15);
    await write(claire, karim);
    await afterMinutes(14);
    const [side] = await app.db.select().from(chatContacts).where(eq(chatContacts.user_id, karim.member.id));
    expect(side).toMatchObject({ unread_count: 1, mailed_at: null });
  });

  test('triggers one mail that names the senders when several people wrote', async () => {
    const { claire, karim, address } = await inConversation();
    const marie = await app.memberBrowser(aMember({ firstName: 'Marie' }));
    await marie.client.matching.selection();
    await marie.client.matching.startConversation({ profileId: karim.member.id });
    await write(marie, karim);
    await write(claire, karim);
    await afterMinutes(15);
    const [mail, ...more] = await app.mailsTo(address);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/(Claire et Marie|Marie et Claire) vous ont écrit/);
  });

  test('gets claimed with all due messages to that member, longest wait first', async () => {
    const { claire, karim } = await inConversation();
    const marie = await app.memberBrowser(aMember({ firstName: 'Marie' }));
    await marie.client.matching.selection();
    await marie.client.matching.startConversation({ profileId: karim.member.id });
    await write(claire, karim);
    app.clock.advance({ minutes: 1 });
    await write(karim, claire);
    app.clock.advance({ minutes: 1 });
    await write(marie, karim);
    app.clock.advance({ minutes: 15 });
    const now = app.clock.now();
    expect(await listToMail(app.db, now, 1)).toEqual([karim.member.id]);
    const taken = await claimForMail(app.db, karim.member.id, now);
    expect(taken.map((one) => one.first_name).sort()).toEqual(['Claire', 'Marie']);
    expect(await listToMail(app.db, now, 3)).toEqual([claire.member.id]);
    expect(await claimForMail(app.db, karim.member.id, now)).toEqual([]);
  });
});

describe('no mail', () => {
  test('reaches a member active within two minutes', async () => {
    const { claire, karim, mailedAt, address } = await inConversation();
    await write(claire, karim);
    app.clock.advance({ minutes: 20 });
    const seenAt = app.clock.now();
    await app.db
      .insert(memberActivity)
      .values({ user_id: karim.member.id, last_seen_at: seenAt })
      .onConflictDoUpdate({ target: memberActivity.user_id, set: { last_seen_at: seenAt } });
    await afterMinutes(2);
    expect(await mailedAt()).toBeNull();
    await afterMinutes(1);
    expect(await app.mailsTo(address)).toHaveLength(1);
  });

  test('reaches the receiver when either has blocked the other', async () => {
    const { claire, karim, mailedAt } = await inConversation();
    await write(claire, karim);
    for (const [user, blocked] of [
      [karim, claire],
      [claire, karim],
    ] as const) {
      await app.db.delete(blockedUsers);
      await app.db.insert(blockedUsers).values({
        user_id: user.member.id,
        blocked_user_id: blocked.member.id,
        created_at: app.clock.now(),
      });
      await afterMinutes(60);
      expect(await mailedAt()).toBeNull();
    }
  });

  test('reaches a member who opted out, until they opt in', async () => {
    const { claire, karim, address } = await inConversation();
    expect(await karim.client.notifications.choices()).toMatchObject({ messageMails: true });
    await karim.client.notifications.saveChoices({ messageMails: false });
    await write(claire, karim);
    await afterMinutes(60);
    expect(await app.mailsTo(address, 0)).toHaveLength(0);
    await karim.client.notifications.saveChoices({ messageMails: true });
    await afterMinutes(1);
    expect(await app.mailsTo(address)).toHaveLength(1);
  });
});

test('names the sender and links to the messages, but quotes nothing', async () => {
  const { claire, karim, address } = await inConversation();
  await write(claire, karim);
  await afterMinutes(15);
  const [mail] = await app.mailsTo(address);
  expect(mail?.subject).toBe('Un message vous attend');
  expect(mail?.text).toContain('Claire vous a écrit');
  expect(mail?.text).toContain('http://localhost:3000/chat');
  const everything = JSON.stringify(mail);
  for (const word of ['SECRETMESSAGE', 'Exemple', claire.member.id, claire.member.email]) {
    expect({ word, found: everything.includes(word) }).toEqual({ word, found: false });
  }
});
