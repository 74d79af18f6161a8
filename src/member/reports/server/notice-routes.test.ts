import { beforeEach, describe, expect, test } from 'vitest';
import { contentNotices, moderationCases } from '#server/schema.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { listOpenNotices } from './notice-store.ts';

const app = await testApp();
let address = 0;

beforeEach(() => {
  address += 1;
});

const aNotice = () =>
  ({
    matter: 'identity',
    place: 'Le profil d’un certain Marc',
    city: 'Lyon',
    content: 'Les photos sont les miennes.',
    why: 'On utilise mon image sans mon accord.',
    name: 'Paul Exemple',
    email: `paul-${address}@exemple.invalid`,
    goodFaith: true,
    website: '',
  }) as const;
const notify = (changes: object = {}) =>
  app.browser().client.contentNotice.notify({ ...aNotice(), ...changes });

describe('a notice of illegal content without an account', () => {
  test('creates a case in the team’s queue, and sends a receipt with its number', async () => {
    const { number } = await notify();
    expect(number).toMatch(/^N-\w{4}-\w{4}$/);
    const { goodFaith: _said, website: _trap, ...kept } = aNotice();
    const [stored] = await listOpenNotices(app.db);
    expect(stored).toMatchObject({ ...kept, number, created_at: app.clock.now() });
    expect(await app.db.select().from(moderationCases)).toMatchObject([
      { kind: 'notice', source: stored?.id, subject_id: null, gravity: 3 },
    ]);
    const [mail] = await app.mailsTo(aNotice().email);
    expect(mail?.text).toContain(number);
  });

  test('sent concurrently several times is stored once, under one number', async () => {
    const numbers = await Promise.all(Array.from({ length: 3 }, () => notify()));
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(1);
    expect(await app.db.$count(contentNotices)).toBe(1);
  });

  test('requires no name for an offence against a minor, and comes first in the queue', async () => {
    await notify({ matter: 'minor', name: '', email: '' });
    expect(await listOpenNotices(app.db)).toMatchObject([{ name: null, email: null }]);
    expect(await app.db.select().from(moderationCases)).toMatchObject([{ gravity: 5 }]);
  });

  test('requires valid fields', async () => {
    for (const changes of [
      { name: '' },
      { email: '' },
      { email: 'paul' },
      { place: ' ' },
      { content: '' },
      { why: 'x'.repeat(2001) },
      { goodFaith: false },
      { matter: 'autre' },
    ])
      expect(await refusalOf(notify(changes)), JSON.stringify(changes)).toBe('INVALID_INPUT');
    expect(await app.db.$count(contentNotices)).toBe(0);
  });

  test('gets a normal response when a bot sends it, and is not stored', async () => {
    expect((await notify({ website: 'https://exemple.invalid' })).number).toMatch(/^N-/);
    expect(await app.db.$count(contentNotices)).toBe(0);
  });

  test('gets one decision, which its author learns by mail', async () => {
    await notify();
    const [opened] = await app.db.select().from(moderationCases);
    const { client } = await app.staffBrowser('moderation');
    const answer = { id: opened?.id ?? '', outcome: 'acted', answer: 'Le profil est fermé.' } as const;
    await client.deskModeration.answer(answer);
    expect(await refusalOf(client.deskModeration.answer(answer))).toBe('SETTLED');
    // Both mails leave in the same second of the test’s clock, in either order.
    const texts = (await app.mailsTo(aNotice().email, 2)).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining('Le profil est fermé.'));
    expect(await listOpenNotices(app.db)).toEqual([]);
  });
});
