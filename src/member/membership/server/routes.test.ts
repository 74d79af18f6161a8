import { describe, expect, test } from 'vitest';
import { foundingPlaces, orders } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { FOUNDING_MEMBERS } from '../rules.ts';
import { claimFoundingPlace, countFoundingPlaces, isFoundingMember } from './store.ts';

const app = await testApp();

async function someoneWhoBought() {
  const browser = await app.memberBrowser();
  await app.db.insert(orders).values({
    id: 'commande-1',
    user_id: browser.member.id,
    service: 'coaching',
    price_cents: 10_000,
    ordered_at: app.clock.now(),
  });
  return browser;
}

const take = (id: string) => app.db.transaction((tx) => claimFoundingPlace(tx, id, app.clock.now()));

test('gives the last founding place to one of two concurrent sign-ups, and frees none on departure', async () => {
  const members = [aMember(), aMember(), aMember()];
  await app.insert(...members);
  await app.db.insert(foundingPlaces).values({ id: 1, taken: FOUNDING_MEMBERS - 2 });
  await take(members[0]?.id ?? '');
  await Promise.all(members.slice(1).map(({ id }) => take(id)));
  const offered = await Promise.all(members.map(({ id }) => isFoundingMember(app.db, id)));
  expect(offered[0]).toBe(true);
  expect(offered.filter(Boolean)).toHaveLength(2);
  expect(await countFoundingPlaces(app.db)).toBe(FOUNDING_MEMBERS);
});

test('stores a withdrawal within fourteen days, and confirms it by mail to both sides, once', async () => {
  const { client, member } = await someoneWhoBought();
  app.clock.advance({ days: 13 });
  await client.membership.withdraw({ id: 'commande-1' });
  await client.membership.withdraw({ id: 'commande-1' });
  const [order] = (await client.membership.mine()).orders;
  expect(order?.withdrawnAt).toBe(app.clock.now().toISOString());
  const mails = await app.mailsTo(member.email, 1);
  expect(mails.map(({ subject }) => subject)).toEqual(['Votre rétractation est enregistrée']);
  expect(mails[0]?.text).toMatch(/Coaching individuel, 100,00\s€/);
});

test('refuses a withdrawal after fourteen days', async () => {
  const { client } = await someoneWhoBought();
  app.clock.advance({ days: 14, ms: 1 });
  await expect(client.membership.withdraw({ id: 'commande-1' })).rejects.toMatchObject({ code: 'TOO_LATE' });
});

describe('a withdrawal without login', () => {
  const letter = { name: 'Claire Exemple', service: 'coaching', orderedOn: 'le 12 novembre' } as const;
  const renounce = (changes: object = {}) =>
    app.browser().client.membership.renounce({
      ...letter,
      clientId: crypto.randomUUID(),
      email: 'partie@exemple.invalid',
      ...changes,
    });

  test('triggers a receipt with its number, service and time, and a copy for the team', async () => {
    const { number } = await renounce();
    expect(number).toMatch(/^R-\w{4}-\w{4}$/);
    const [receipt] = await app.mailsTo('partie@exemple.invalid', 1);
    expect(receipt?.text).toContain(number);
    expect(receipt?.text).toContain('Coaching individuel');
    // Anyone may have typed this address: the mail repeats nothing from the form.
    expect(receipt?.text).not.toMatch(/Claire Exemple|12 novembre/);
    await expect
      .poll(async () =>
        (await app.mailsTo('equipe@equipe.invalid')).find(({ text }) => text.includes(number)),
      )
      .toMatchObject({ replyTo: 'partie@exemple.invalid', text: expect.stringMatching(/le 12\s+novembre/) });
  });

  test('requires a name, an address and a service', async () => {
    for (const wrong of [{ name: ' ' }, { email: 'partie' }, { service: 'autre' }])
      expect(await refusalOf(renounce(wrong))).toBe('INVALID_INPUT');
  });

  test('returns a normal response to a bot, and sends no mail', async () => {
    expect(await renounce({ website: 'x', email: 'piege@exemple.invalid' })).toMatchObject({
      number: expect.stringMatching(/^R-/),
    });
    expect(await app.mailsTo('piege@exemple.invalid', 0)).toEqual([]);
  });
});
