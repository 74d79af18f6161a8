import { describe, expect, test } from 'vitest';
import { supportThreads, visitorChatMessages } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { TEST_PASSWORD, testApp } from '#testing/test-app.ts';

const app = await testApp();

const words = (content: string) => ({ content, clientId: crypto.randomUUID() });
const threads = () => app.db.select().from(supportThreads).orderBy(supportThreads.id);
const labels = { visitorId: 'visitor-1795258800000-k3v9q2', name: 'Claire', email: 'claire@exemple.invalid' };
const letter = {
  first_name: 'Paul',
  last_name: 'Exemple',
  email: 'paul@exemple.invalid',
  phone: '06 00 00 00 00',
  message: 'Quelles données gardez-vous de moi ?',
};

async function aVisitor() {
  const { client } = app.browser();
  await client.supportChat.beginAsVisitor(labels);
  return client;
}

describe('a conversation with the team', () => {
  test('waits since its first unanswered message, and counts the unread ones', async () => {
    const client = await aVisitor();
    expect(await threads()).toEqual([]);
    const first = app.clock.now();
    await client.supportChat.sendAsVisitor(words('Bonjour,\n\nest-ce gratuit ?'));
    app.clock.advance({ minutes: 5 });
    await client.supportChat.sendAsVisitor(words('Il y a quelqu’un ?'));
    expect(await threads()).toMatchObject([
      {
        kind: 'visitor',
        name: 'Claire',
        email: labels.email,
        state: 'open',
        unread: 2,
        excerpt: 'Il y a quelqu’un ?',
        waiting_since: first,
        last_message_at: app.clock.now(),
      },
    ]);
  });

  test('goes to the desk of its recipient when it comes from the contact form', async () => {
    const { client } = app.browser();
    for (const recipient of ['relations', 'coach', 'admin', 'dpo'] as const)
      await client.contactForm.contact({ ...letter, recipient });
    const kept = await threads();
    expect(kept.map(({ audience }) => audience)).toEqual(['support', 'coach', 'admin', 'admin']);
    expect(kept[0]).toMatchObject({
      kind: 'contact',
      name: 'Paul Exemple',
      phone: letter.phone,
      state: 'open',
    });
    const [first] = await app.db.select().from(visitorChatMessages).orderBy(visitorChatMessages.id);
    expect(first).toMatchObject({ visitor_key: kept[0]?.key, content: letter.message, is_from_admin: false });
  });

  test('moves to the account at sign-up, and merges with what the member writes', async () => {
    const [member] = await app.insert(aMember({ email: labels.email }));
    const browser = app.browser();
    await browser.client.supportChat.beginAsVisitor(labels);
    await browser.client.supportChat.sendAsVisitor(words('Une question'));
    await browser.client.accounts.logIn({ email: member.email, password: TEST_PASSWORD });
    app.clock.advance({ minutes: 1 });
    await browser.client.supportChat.sendAsMember(words('Et une autre'));
    await browser.client.supportChat.moveVisitorChat();
    expect(await threads()).toMatchObject([
      { kind: 'member', key: member.id, user_id: member.id, unread: 2, excerpt: 'Et une autre' },
    ]);
  });
});
