import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cityChanges, consents, profiles, rateLimits, searchPreferences } from '#server/schema.ts';
import { aMan, aMember, PARIS } from '#testing/factories.ts';
import { confirmAddress } from '#testing/sign-up-as.ts';
import { newAddress, refusalOf, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

const app = await testApp();

const answers = {
  first_name: 'Claire',
  last_name: 'Exemple',
  gender: 'femme',
  birth_date: '1992-03-14',
  city_code: '69123',
  has_children: false,
  bio: 'J’aime les balades en forêt.',
  password: 'un beau soir d’été',
  accepts_terms: true,
  accepts_love_life_use: true,
} as const;

const BOXES = ['accepts_terms', 'accepts_love_life_use'] as const;

/** A user with a confirmed address and no profile. */
async function newcomer(): Promise<TestBrowser & { email: string }> {
  const email = newAddress();
  return Object.assign(await confirmAddress(app, email), { email });
}

type Texts = {
  [field in 'first_name' | 'last_name' | 'bio' | 'city_code' | 'password' | 'birth_date']?: string;
};

/** Rejected in a new profile as in a change of one. */
const WRONG: [field: string, change: Texts, sentence: RegExp][] = [
  ['first_name', { first_name: '   ' }, /^Veuillez entrer votre prénom$/],
  ['first_name', { first_name: 'Claire 06 12 34 56 78' }, /s’écrit avec des lettres/],
  ['first_name', { first_name: '\u3164\u2800' }, /^Veuillez entrer votre prénom$/],
  ['first_name', { first_name: 'Équipe Lueur' }, /de l’équipe/],
  ['first_name', { first_name: 'Coach' }, /^Ce prénom pourrait faire croire que vous êtes de l’équipe$/],
  ['first_name', { first_name: '\u202eClaire' }, /signe que l’on ne voit pas/],
  ['first_name', { first_name: `E${'\u0301'.repeat(20)}lise` }, /signe que l’on ne voit pas/],
  ['first_name', { first_name: 'Claire Exemple', last_name: 'Exemple' }, /nom de famille/],
  ['first_name', { first_name: 'a'.repeat(51) }, /trop long/],
  ['last_name', { last_name: '' }, /^Veuillez entrer votre nom$/],
  ['last_name', { last_name: 'Dupont 2' }, /^Un nom s’écrit avec des lettres, un trait d’union ou une/],
  ['bio', { bio: 'Claire Exemple, libraire', first_name: 'Claire', last_name: 'Exemple' }, /nom de famille/],
  ['bio', { bio: 'insta : claire_exemple' }, /réseau/],
  ['bio', { bio: 'a'.repeat(501) }, /^Votre présentation doit tenir en 500 caractères$/],
  ['bio', { bio: 'Écrivez à claire@exemple.fr' }, /adresse e-mail/],
  ['bio', { bio: 'Voir www.exemple.com' }, /lien/],
  ['city_code', { city_code: '99999' }, /^Veuillez choisir votre ville dans la liste$/],
  ['city_code', { city_code: '' }, /^Veuillez choisir votre ville dans la liste$/],
];

describe('creating a profile', () => {
  test('stores profile, default preferences, both consents and the password together', async () => {
    const { client, email } = await newcomer();
    await client.signUp.finish({ ...answers });
    expect(await client.profile.mine()).toMatchObject({
      first_name: 'Claire',
      city: 'Lyon',
      photo_url: null,
    });
    expect(await client.profile.preferences()).toEqual({
      dealbreakers: [],
      preferred_gender: 'homme',
      min_age: 25,
      max_age: 45,
      max_distance: 50,
    });
    const given = await app.db.select().from(consents);
    expect(given.map((consent) => consent.purpose).sort()).toEqual(['love-life', 'terms']);
    expect(await app.browser().client.accounts.logIn({ email, password: answers.password })).toMatchObject({
      done: true,
    });
    expect(await refusalOf(client.signUp.finish({ ...answers }))).toBe('PROFILE_EXISTS');
  });

  test('rejects wrong and missing answers with a message each, and creates nothing', async () => {
    const { client } = await newcomer();
    const wrong: typeof WRONG = [
      ...WRONG,
      ['password', { password: '12345' }, /^Le mot de passe doit contenir au moins 6 caractères$/],
      ['password', { password: 'Azerty' }, /trop courant/],
      ['birth_date', { birth_date: '2030-01-01' }, /^Veuillez entrer une date de naissance qui existe$/],
      ['birth_date', { birth_date: '1992-02-30' }, /^Veuillez entrer une date de naissance qui existe$/],
      ['birth_date', { birth_date: '1905-11-21' }, /^Vérifiez l’année de votre naissance$/],
    ];
    for (const [field, change, sentence] of wrong) {
      await app.db.delete(rateLimits);
      const refusal = await client.signUp.finish({ ...answers, ...change }).catch((error) => error);
      expect(refusal, JSON.stringify(change)).toMatchObject({ code: 'INVALID_INPUT' });
      expect(refusal.data.fields[field], JSON.stringify(change)).toMatch(sentence);
    }
    expect(await client.session.read()).toMatchObject({ member: { steps: { profile: false } } });
  });

  test('rejects a person who turns 18 tomorrow, and accepts one of 18 in Paris or of 120', async () => {
    const { client } = await newcomer();
    expect(await refusalOf(client.signUp.finish({ ...answers, birth_date: '2008-11-22' }))).toBe('UNDER_AGE');
    const oldest = { ...answers, birth_date: '1906-11-21' };
    expect(await (await newcomer()).client.signUp.finish(oldest)).toEqual({ done: true });
    const today = await newcomer();
    app.clock.set('2026-11-20T23:30:00Z');
    const youngest = { ...answers, birth_date: '2008-11-21' };
    expect(await today.client.signUp.finish(youngest)).toEqual({ done: true });
  });

  test('accepts a bio of exactly 500 characters, counting an emoji as one', async () => {
    const { client } = await newcomer();
    await client.signUp.finish({ ...answers, bio: '🌿'.repeat(500) });
    expect(Array.from((await client.profile.mine()).bio)).toHaveLength(500);
  });

  test('requires both boxes to be ticked, and names missing fields in readable French', async () => {
    const browser = await newcomer();
    for (const body of [{}, ...BOXES.map((box) => ({ ...answers, [box]: false }))]) {
      const response = await browser.fetch('/api/profile', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(400);
      const { fields } = (await response.json()).data;
      for (const sentence of Object.values(fields)) expect(sentence).not.toMatch(/Entrée invalide|attendu/);
      const needed = BOXES.find((box) => Reflect.get(body, box) === false);
      if (needed) expect(fields[needed]).toMatch(/^Vous devez accepter/);
      else expect(Object.keys(fields)).toEqual(expect.arrayContaining(['first_name', 'gender', 'city_code']));
    }
  });
});

describe('changing a profile', () => {
  const rowOf = async (id: string) => {
    const [row] = await app.db.select().from(profiles).where(eq(profiles.id, id));
    return row;
  };

  test('writes only the given fields', async () => {
    const { client, member } = await app.memberBrowser();
    for (const [change, expected] of [
      [{ first_name: ' Inès ' }, { first_name: 'Inès' }],
      [{ last_name: 'Autre' }, { last_name: 'Autre' }],
      [{ has_children: true }, { has_children: true }],
      [{ bio: 'Un dimanche au marché.' }, { bio: 'Un dimanche au marché.' }],
      [{ bio: '' }, { bio: '' }],
      [{}, {}],
    ]) {
      const before = await rowOf(member.id);
      const answer = await client.profile.update({ ...change });
      expect(answer).toEqual(await client.profile.mine());
      expect(answer).toMatchObject({ ...expected });
      expect(await rowOf(member.id)).toEqual({ ...before, ...expected });
    }
  });

  test('updates the coordinates and the match card with the city: matches change at once', async () => {
    const { client, member } = await app.memberBrowser();
    await app.insert(aMan({ commune: PARIS }));
    expect((await client.matching.selection()).people).toHaveLength(0);
    const answer = await client.profile.update({ city_code: PARIS.code });
    expect(answer).toMatchObject({ city: 'Paris', city_code: PARIS.code });
    expect((await client.matching.selection()).people).toHaveLength(1);
    expect((await rowOf(member.id))?.latitude).toBeCloseTo(PARIS.latitude, 1);
  });

  test('rejects a wrong field with a message, and writes no other', async () => {
    const { client, member } = await app.memberBrowser();
    const before = await rowOf(member.id);
    for (const [field, change, sentence] of WRONG) {
      const refusal = await client.profile
        .update({ has_children: true, ...change })
        .catch((error: unknown) => error);
      expect(refusal, JSON.stringify(change)).toMatchObject({ code: 'INVALID_INPUT' });
      expect(refusal).toHaveProperty(['data', 'fields', field], expect.stringMatching(sentence));
    }
    expect(await rowOf(member.id)).toEqual(before);
  });

  test('checks the bio against the stored last name, and normalises the non-breaking hyphen of Word', async () => {
    const { client } = await app.memberBrowser();
    await client.profile.update({ first_name: 'Anne\u2011Laure', last_name: 'Exemple' });
    expect(await client.profile.mine()).toMatchObject({ first_name: 'Anne-Laure' });
    const told = client.profile.update({ bio: 'Anne-Laure Exemple, libraire à Tours' });
    await expect(told).rejects.toMatchObject({
      data: { fields: { bio: expect.stringMatching(/nom de famille/) } },
    });
    expect(await client.profile.update({ bio: 'Par exemple, libraire à Tours' })).toMatchObject({
      first_name: 'Anne-Laure',
    });
  });

  test('flags a doubtful text for the team, and the flag outlives the text', async () => {
    const { client, member } = await app.memberBrowser();
    await client.profile.update({ bio: 'Mon insta est facile à deviner' });
    expect((await rowOf(member.id))?.flagged_at).toEqual(app.clock.now());
    await client.profile.update({ bio: 'J’aime la mer.' });
    expect((await rowOf(member.id))?.flagged_at).not.toBeNull();
    // Mailed at once; contains only the text and a link for the team.
    const mailed = async () =>
      (await app.mailsTo('equipe@equipe.invalid')).findLast(
        ({ subject, text }) =>
          subject.startsWith('Un texte à relire') && text.includes('/equipe/moderation/'),
      );
    await expect.poll(async () => (await mailed())?.text).toMatch(/Mon insta est facile à deviner/);
    for (const secret of [member.id, member.lastName]) expect((await mailed())?.text).not.toContain(secret);
  });
});

describe('search preferences', () => {
  test('require the consent', async () => {
    const { client } = await app.memberBrowser();
    const search = { preferred_gender: 'homme', min_age: 30, max_age: 40, max_distance: 50 } as const;
    expect(await client.profile.savePreferences(search)).toEqual({ done: true });
    await client.answers.withdrawConsent({ purpose: 'love-life' });
    expect(await refusalOf(client.profile.savePreferences(search))).toBe('CONSENT_REQUIRED');
    expect(await client.profile.preferences()).toBeNull();
  });

  test('have bounds, each with an error for its field', async () => {
    const { client } = await app.memberBrowser();
    const save = (search: { min_age: number; max_age: number; max_distance: number }) =>
      client.profile.savePreferences({ preferred_gender: 'homme', ...search });
    for (const [search, field] of [
      [{ min_age: 17, max_age: 45, max_distance: 50 }, 'min_age'],
      [{ min_age: 25, max_age: 100, max_distance: 50 }, 'max_age'],
      [{ min_age: 46, max_age: 45, max_distance: 50 }, 'max_age'],
      [{ min_age: 25, max_age: 45, max_distance: 0 }, 'max_distance'],
      [{ min_age: 25, max_age: 45, max_distance: 501 }, 'max_distance'],
      [{ min_age: 25.5, max_age: 45, max_distance: 50 }, 'min_age'],
    ] as const)
      await expect(save(search)).rejects.toMatchObject({ data: { fields: { [field]: expect.any(String) } } });
    expect(await save({ min_age: 18, max_age: 99, max_distance: 1 })).toEqual({ done: true });
    expect(await save({ min_age: 40, max_age: 40, max_distance: 500 })).toEqual({ done: true });
  });

  test('count as a choice only once saved: until then the member has no matches', async () => {
    const { client } = await app.memberBrowser(aMember({ preferences: null }));
    await app.insert(aMan());
    expect(await refusalOf(client.matching.selection())).toBe('PREFERENCES_REQUIRED');
    await client.profile.savePreferences({
      preferred_gender: 'homme',
      min_age: 25,
      max_age: 45,
      max_distance: 50,
    });
    expect((await client.matching.selection()).people).toHaveLength(1);
    expect(await app.db.select().from(searchPreferences)).toHaveLength(2);
  });
});

describe('the city search', () => {
  test('returns at most five communes, without their coordinates', async () => {
    const { client } = await newcomer();
    const found = await client.profile.searchCities({ q: 'lyon' });
    expect(found[0]).toEqual({ code: '69123', name: 'Lyon', department: 'Rhône', postalCode: '69001' });
    expect(found.length).toBeLessThanOrEqual(5);
    expect(await client.profile.searchCities({ q: 'l' })).toEqual([]);
  });
});

test('allows three changes of city in seven days, even under concurrent requests; saving the same city is free', async () => {
  const { client } = await app.memberBrowser();
  const cities = ['69266', '38544', '38185', '69123', '75056'];
  await client.profile.update({ city_code: '69123' });
  // Ten tabs that each retry over the newer version.
  const insist = async (city_code: string, version?: string): Promise<unknown> =>
    client.profile.update({ city_code, version }).catch((error) => {
      if (error.code !== 'CHANGED') throw error;
      return insist(city_code, error.data.version);
    });
  const outcomes = await Promise.allSettled([...cities, ...cities].map((city_code) => insist(city_code)));
  const refused = outcomes.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: { code: 'INVALID_INPUT' } });
  expect(await app.db.$count(cityChanges)).toBe(3);
  await expect(client.profile.update({ city_code: '13055' })).rejects.toMatchObject({
    data: { fields: { city_code: expect.stringContaining('trois fois en sept jours') } },
  });
  await client.profile.update({ first_name: 'Clara' });
  app.clock.advance({ days: 7 });
  await client.profile.update({ city_code: '13055' });
});

test('allows three changes of the answer about children in seven days; saving the same answer is free', async () => {
  const { client } = await app.memberBrowser();
  for (const has_children of [false, true, true, false, true]) await client.profile.update({ has_children });
  const refused = await client.profile.update({ has_children: false }).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    data: { fields: { has_children: expect.stringMatching(/^Cette réponse a déjà changé trois fois/) } },
  });
  app.clock.advance({ days: 7 });
  expect(await client.profile.update({ has_children: false })).toMatchObject({ has_children: false });
});
