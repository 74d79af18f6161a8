import { expect, test, vi } from 'vitest';
import { isHeldUnderAge } from '#identity/accounts/server/shared/under-age.ts';
import { aMember } from '#testing/factories.ts';
import { confirmAddress, finishSignUp } from '#testing/sign-up-as.ts';
import { newAddress, refusalOf, testApp } from '#testing/test-app.ts';
import { photos, sessions, users, verifications } from '../schema.ts';

const app = await testApp();

const born = (birthDate: string) => aMember({ birthDate });

async function newcomer(email = newAddress()) {
  return { browser: await confirmAddress(app, email), email };
}

test('a birth date under 18 erases the sign-up, so that no other year can be typed', async () => {
  const { browser, email } = await newcomer();
  const young = finishSignUp(browser, born('2012-03-14'));
  expect(await refusalOf(young)).toBe('UNDER_AGE');
  for (const table of [users, sessions, verifications, photos]) expect(await app.db.$count(table)).toBe(0);
  const older = finishSignUp(browser, born('1992-03-14'));
  expect(await refusalOf(older)).toBe('UNAUTHORIZED');
  expect(JSON.stringify(await app.db.execute('SELECT * FROM rate_limits'))).not.toContain(email);
});

test('the address can sign up three days later, not before: same screen, and a mail says why', async () => {
  const { browser, email } = await newcomer();
  await refusalOf(finishSignUp(browser, born('2012-03-14')));
  const { client } = app.browser();
  expect(await client.accounts.signUp({ email })).toEqual({ done: true, mailDelayed: false });
  expect((await app.mailsTo(email)).at(-1)?.subject).toBe(
    'Votre inscription n’est pas possible pour l’instant',
  );
  app.clock.advance({ hours: 73 });
  await client.accounts.signUp({ email });
  await client.accounts.confirmEmail({ token: await app.mailedToken(email, 2) });
});

test('the address stays blocked even when the server stops before the account is erased', async () => {
  const { browser, email } = await newcomer();
  const stop = vi.spyOn(app.services.jobs, 'eraseAbout').mockRejectedValue(new Error('The server stops'));
  const young = finishSignUp(browser, born('2012-03-14'));
  await young.catch(() => undefined);
  stop.mockRestore();
  const { db, secret, clock } = app.services;
  expect(await isHeldUnderAge(db, { secret, email, now: clock.now() })).toBe(true);
});

test('the eighteenth birthday is accepted', async () => {
  const { browser } = await newcomer();
  await finishSignUp(browser, born('2008-11-21'));
  expect((await browser.client.session.read()).member?.steps.profile).toBe(true);
});
