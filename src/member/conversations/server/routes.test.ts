import { describe, expect, test } from 'vitest';
import { photoContent } from '#member/profile/rules.ts';
import { chatContacts, chatMessages, hiddenContents, userEvents } from '#server/schema.ts';
import { aPhoto } from '#testing/a-photo.ts';
import { aConversation, aMatch, aMessage, aSelection, type MemberBrowser } from '#testing/conversations.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';

const app = await testApp();

const newKey = () => crypto.randomUUID();

describe('opening a conversation', () => {
  test('creates it for both with one automatic greeting, and uses a place of its opener only', async () => {
    const { claire, karim } = await aConversation(app);
    const thread = await claire.client.conversations.thread({ id: karim.member.id });
    expect(thread.messages).toHaveLength(1);
    expect(thread.messages[0]).toMatchObject({ mine: true, automatic: true, read: true });
    expect(thread.messages[0]?.content).toBe(
      'Claire a ouvert cette conversation avec Karim. Vous aimez tous les deux le cinéma et la nature.',
    );
    expect(thread.ideas).toHaveLength(3);
    expect((await claire.client.matching.selection()).remainingContacts).toBe(2);
    expect(await karim.client.conversations.contacts()).toMatchObject([
      { firstName: 'Claire', unreadCount: 0 },
    ]);
    expect((await karim.client.session.read()).member?.unreadCount).toBe(0);
    expect((await karim.client.matching.selection()).remainingContacts).toBe(3);
  });

  test('stops at three with the message of the specification; repeating a request uses no place', async () => {
    const { claire } = await aSelection(app, 4);
    const { people } = await claire.client.matching.selection();
    const [first = '', second = '', third = '', fourth = ''] = people.map((person) => person.id);
    for (const profileId of [first, second, third, first])
      await claire.client.matching.startConversation({ profileId });
    await expect(claire.client.matching.startConversation({ profileId: fourth })).rejects.toMatchObject({
      code: 'CONTACT_LIMIT_REACHED',
      message:
        'Vous avez atteint la limite de 3 contacts. Attendez d’avoir des réponses avant de contacter d’autres personnes.',
    });
    expect(await app.db.$count(chatContacts)).toBe(6);
  });

  test.runIf(onPostgres)('lets thirty concurrent requests open exactly three', async () => {
    const { claire } = await aSelection(app, 4);
    const { people } = await claire.client.matching.selection();
    const calls = Array.from({ length: 30 }, (_, time) => people[time % people.length]?.id ?? '');
    // Four people are on screen at once, so the 30 requests are spread over them; never may a fourth get through.
    const outcomes = await Promise.all(
      calls.map((profileId) =>
        claire.client.matching.startConversation({ profileId }).then(
          () => profileId,
          (error) => error.code,
        ),
      ),
    );
    const opened = new Set(outcomes.filter((outcome) => people.some((person) => person.id === outcome)));
    expect(opened.size).toBe(3);
    expect(outcomes.filter((outcome) => outcome === 'CONTACT_LIMIT_REACHED').length).toBeGreaterThan(0);
    expect(await app.db.$count(chatMessages)).toBe(3);
    expect((await claire.client.matching.selection()).remainingContacts).toBe(0);
  });
});

describe('a reply to a completed phrase', () => {
  const PROMPT = { prompt: 'good-sunday', answer: 'Au marché, puis au soleil.' } as const;

  async function claireAnswers(to: typeof PROMPT.prompt | 'song') {
    const { claire, karim } = await aMatch(app);
    await karim.client.prompts.save({ prompts: [PROMPT] });
    const answer = { prompt: to, clientId: newKey(), content: 'Lequel, de marché ?' };
    const open = (words = answer) =>
      claire.client.matching.startConversation({ profileId: karim.member.id, answer: words });
    await open();
    const read = async (of: MemberBrowser, whom: MemberBrowser) =>
      of.client.conversations.thread({ id: whom.member.id });
    return {
      claire,
      karim,
      hers: await read(claire, karim),
      his: await read(karim, claire),
      read,
      open,
      answer,
    };
  }

  test('stores the phrase above the first message for both, as it was then, and hides the ideas', async () => {
    const { claire, karim, hers, his, read } = await claireAnswers('good-sunday');
    expect(hers).toMatchObject({ prompt: { ...PROMPT, mine: false }, ideas: [] });
    expect(his.prompt).toEqual({ ...PROMPT, mine: true });
    await karim.client.prompts.save({ prompts: [] });
    expect((await read(claire, karim)).prompt?.answer).toBe(PROMPT.answer);
    await claire.client.conversations.deleteConversation({ id: karim.member.id });
    expect((await app.db.select().from(chatContacts)).length).toBe(0);
  });

  test('opens an ordinary conversation with the same message once its owner removed the phrase', async () => {
    const { hers, his } = await claireAnswers('song');
    expect([hers.prompt, his.prompt]).toEqual([null, null]);
    expect(hers.messages.map(({ automatic }) => automatic)).toEqual([true, false]);
  });

  test('uses one place, and stores the first message once however often it is sent', async () => {
    const { claire, karim, hers, read, open, answer } = await claireAnswers('good-sunday');
    expect(hers.messages.map(({ automatic, content }) => automatic || content)).toEqual([
      true,
      answer.content,
    ]);
    const [contact] = await karim.client.conversations.contacts();
    expect(contact?.unreadCount).toBe(1);
    await open();
    expect((await read(claire, karim)).messages).toHaveLength(2);
    // From another tab with a different text.
    await open({ ...answer, clientId: newKey(), content: 'Et quel soleil ?' });
    expect((await read(claire, karim)).messages).toHaveLength(3);
    expect(await refusalOf(open({ ...answer, content: 'Autre chose' }))).toBe('SAME_KEY_OTHER_CONTENT');
    expect(await app.db.$count(chatContacts)).toBe(2);
  });

  test('can answer a photo instead, which is shown above the first message until it is removed or hidden', async () => {
    const { claire, karim } = await aMatch(app);
    const id = await aPhoto(app, karim.member.id);
    const photo = (await claire.client.matching.preview({ id: karim.member.id })).photos[0]?.url ?? '';
    const answer = { photo, clientId: newKey(), content: 'Où est-ce ?' };
    await claire.client.matching.startConversation({ profileId: karim.member.id, answer });
    const quoted = async (of: MemberBrowser, whom: MemberBrowser) =>
      (await of.client.conversations.thread({ id: whom.member.id })).photo;
    expect(await quoted(claire, karim)).toMatchObject({ url: photo, mine: false });
    expect(await quoted(karim, claire)).toMatchObject({ url: photo, mine: true });
    const hidden = {
      user_id: karim.member.id,
      content: photoContent(id),
      why: 'nudité',
      hidden_at: app.clock.now(),
    };
    await app.db.insert(hiddenContents).values(hidden);
    expect(await quoted(claire, karim)).toBeNull();
    await app.db.delete(hiddenContents);
    await karim.client.photos.remove({ id });
    expect(await quoted(claire, karim)).toBeNull();
  });

  test('requires a text, and no block', async () => {
    const { claire, karim } = await aMatch(app);
    const answer = { prompt: 'song', clientId: newKey(), content: ' ' } as const;
    const open = (content: string) =>
      claire.client.matching.startConversation({
        profileId: karim.member.id,
        answer: { ...answer, content },
      });
    expect(await refusalOf(open(' '))).toBe('INVALID_INPUT');
    await open('Bonsoir');
    await karim.client.conversations.block({ id: claire.member.id });
    expect(await refusalOf(open('Bonsoir encore'))).toBe('NOT_FOUND');
    expect(await app.db.$count(chatMessages)).toBe(2);
  });
});

describe('writing', () => {
  test('stores a message once, however often it is sent; neither an empty one nor one of 2,001 characters', async () => {
    const { claire, karim } = await aConversation(app);
    const message = aMessage(karim, '  Bonsoir !  ');
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => claire.client.conversations.send(message)),
    );
    expect(new Set(sent.map((one) => one.id)).size).toBe(1);
    expect(sent[0]).toMatchObject({ content: 'Bonsoir !', clientId: message.clientId });
    // For each of the two members: the contact, the greeting, the message.
    expect(await app.db.$count(userEvents)).toBe(2 * 3);
    const received = await karim.client.conversations.thread({ id: claire.member.id });
    expect(received.messages.map(({ clientId }) => clientId)).toEqual([null, null]);
    expect(await karim.client.conversations.contacts()).toMatchObject([
      { unreadCount: 1, lastMessage: { content: 'Bonsoir !' } },
    ]);
    const refusals = ['Autre chose', '   ', 'a'.repeat(2001)].map((content) =>
      refusalOf(claire.client.conversations.send({ ...message, content })),
    );
    expect(await Promise.all(refusals)).toEqual(['SAME_KEY_OTHER_CONTENT', 'INVALID_INPUT', 'INVALID_INPUT']);
  });

  test('returns fifty messages, then the older ones', async () => {
    const { claire, karim } = await aConversation(app);
    for (let number = 1; number <= 60; number += 1) {
      if (number % 25 === 0) app.clock.advance({ minutes: 2 });
      await claire.client.conversations.send(aMessage(karim, `Message ${number}`));
    }
    const last = await karim.client.conversations.thread({ id: claire.member.id });
    expect(last.messages).toHaveLength(50);
    expect(last.messages.at(-1)?.content).toBe('Message 60');
    const older = await karim.client.conversations.thread({
      id: claire.member.id,
      before: last.messages[0]?.id,
    });
    expect(older.messages).toHaveLength(11);
    expect(older.hasOlder).toBe(false);
  });
});
