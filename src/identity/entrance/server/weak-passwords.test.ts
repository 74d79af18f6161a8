import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PASSWORD_GUESSABLE, PASSWORD_TOO_COMMON } from '#identity/accounts/contract.ts';
import {
  COMMON_PASSWORDS_FILE,
  findWeakness,
  isCommonPassword,
} from '#identity/accounts/server/shared/find-weakness.ts';
import { aMember } from '#testing/factories.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';

const app = await testApp();

const ABOUT = ['claire.dubois@exemple.fr', 'Claire', 'Dubois'];

describe('the list of common passwords', () => {
  test('contains 100,000 entries, in order, in 400 kB', () => {
    const file = readFileSync(COMMON_PASSWORDS_FILE);
    const hashes = Array.from({ length: file.length / 4 }, (_, place) => file.readUInt32BE(place * 4));
    expect(hashes).toHaveLength(100_000);
    expect(hashes.every((hash, place) => place === 0 || hash > (hashes[place - 1] ?? hash))).toBe(true);
  });

  test('contains what people choose, in any case', async () => {
    const chosen = ['azerty', 'PassWord', '123456', 'iloveyou', 'chérie', 'xpcrew', 'wxcvbn', 'Chocolat'];
    for (const password of chosen)
      expect([password, await isCommonPassword(password)]).toEqual([password, true]);
  });

  test('has almost no false positives', async () => {
    const others = Array.from({ length: 20_000 }, (_, number) => `un soir de ${number} lampions`);
    const taken = await Promise.all(others.map(isCommonPassword));
    expect(taken.filter(Boolean).length).toBeLessThanOrEqual(3);
  });
});

test.each([
  ['      ', PASSWORD_TOO_COMMON],
  ['aaaaaaaa', PASSWORD_TOO_COMMON],
  ['🌻🌻🌻🌻🌻🌻', PASSWORD_TOO_COMMON],
  ['lueur1', PASSWORD_GUESSABLE],
  ['Lueur-2026 !', PASSWORD_GUESSABLE],
  ['claire.dubois@exemple.fr', PASSWORD_GUESSABLE],
  ['Dubois1992', PASSWORD_GUESSABLE],
  ['CLAIRE dubois 75', PASSWORD_GUESSABLE],
  ['au clair de la lune', undefined],
  ['claire comme l’eau', undefined],
  ['🌻🐝🌻🐝🌻🐝', undefined],
  ['ضوء القمر', undefined],
])('« %s » is judged with the member’s own data', async (password, sentence) => {
  expect(await findWeakness(password, ABOUT)).toBe(sentence);
});

test.each([
  [
    'of 64 characters and more',
    'La lune se lève derrière les peupliers, et le chien du voisin aboie encore.',
  ],
  ['of emoji', '🌻🐝🍂🦉🌙⭐'],
  ['of 128 four-byte characters', '🌙⭐'.repeat(64)],
  ['with spaces at both ends', '  deux espaces avant et après  '],
])('a password %s is stored without truncation: it works, and no shorter one does', async (_, password) => {
  const browser = await app.memberBrowser();
  const { email } = browser.member;
  await browser.client.accounts.changePassword({ current: TEST_PASSWORD, password });
  const logIn = (typed: string) => app.browser().client.accounts.logIn({ email, password: typed });
  expect(await logIn(password)).toMatchObject({ done: true });
  expect(await refusalOf(logIn(Array.from(password).slice(0, -1).join('')))).toBe('INVALID_CREDENTIALS');
});

test('the member’s own address and first name are rejected where a password is changed or reset', async () => {
  const { client, member } = await app.memberBrowser(aMember({ firstName: 'Apolline' }));
  const refused = { data: { fields: { password: PASSWORD_GUESSABLE } } };
  for (const password of ['Apolline-1992', member.email]) {
    await expect(client.accounts.changePassword({ current: TEST_PASSWORD, password })).rejects.toMatchObject(
      refused,
    );
  }
  const forgetful = app.browser().client.accounts;
  await forgetful.forgotPassword({ email: member.email });
  const token = await app.mailedToken(member.email);
  await expect(forgetful.resetPassword({ token, password: 'Apolline-1992' })).rejects.toMatchObject(refused);
  await forgetful.resetPassword({ token, password: 'un matin de printemps' });
});
