import { describe, expect, test, vi } from 'vitest';
import { PASSWORD_TOO_COMMON } from '#identity/accounts/contract.ts';
import { aMember } from '#testing/factories.ts';
import { newAddress, refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';

const app = await testApp();

const ANOTHER = 'un autre beau soir';

async function twoBrowsers() {
  const member = aMember({ email: newAddress() });
  const here = await app.memberBrowser(member);
  const elsewhere = app.knownBrowser(member.id);
  await elsewhere.client.accounts.logIn({ email: member.email, password: TEST_PASSWORD });
  const change = (current: string, password: string) =>
    here.client.accounts.changePassword({ current, password });
  return { here, elsewhere, email: member.email, change };
}

describe('changing a password', () => {
  test('takes effect at once: the new one works, the previous one does not, and a mail says so', async () => {
    const { email, change } = await twoBrowsers();
    await change(TEST_PASSWORD, ANOTHER);
    expect((await app.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Votre mot de passe a été changé',
    ]);
    const { client } = app.browser();
    expect(await refusalOf(client.accounts.logIn({ email, password: TEST_PASSWORD }))).toBe(
      'INVALID_CREDENTIALS',
    );
    expect(await client.accounts.logIn({ email, password: ANOTHER })).toMatchObject({ done: true });
  });

  test('ends every other session with its sockets, and keeps the current one', async () => {
    const { here, elsewhere, change } = await twoBrowsers();
    const others = (await here.client.accounts.devices()).filter(({ current }) => !current);
    const ended = vi.spyOn(app.services.live, 'endSessions');
    await change(TEST_PASSWORD, ANOTHER);
    expect(await refusalOf(elsewhere.client.profile.mine())).toBe('UNAUTHORIZED');
    expect((await here.client.session.read()).member).not.toBeNull();
    expect(ended.mock.calls).toEqual([[others.map(({ id }) => id)]]);
  });

  test('needs the current one: otherwise nothing changes and every session stays', async () => {
    const { elsewhere, email, change } = await twoBrowsers();
    await expect(change('pas le bon', ANOTHER)).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
      message: 'Le mot de passe actuel est incorrect',
    });
    expect((await elsewhere.client.session.read()).member).not.toBeNull();
    expect(await app.browser().client.accounts.logIn({ email, password: TEST_PASSWORD })).toMatchObject({
      done: true,
    });
  });

  test('counts wrong attempts per session: after ten in a quarter of an hour, none is checked', async () => {
    const { elsewhere, change } = await twoBrowsers();
    for (let time = 0; time < 10; time += 1)
      expect(await refusalOf(change('pas le bon', ANOTHER))).toBe('WRONG_PASSWORD');
    expect(await refusalOf(change(TEST_PASSWORD, ANOTHER))).toBe('ACCOUNT_LOCKED');
    const again = { current: 'pas le bon', password: ANOTHER };
    expect(await refusalOf(elsewhere.client.accounts.changePassword(again))).toBe('WRONG_PASSWORD');
    app.clock.advance({ minutes: 16 });
    expect(await change(TEST_PASSWORD, ANOTHER)).toMatchObject({ done: true });
  });

  test('rejects a weak one with its message', async () => {
    const { change } = await twoBrowsers();
    for (const [password, sentence] of [
      ['', 'Le nouveau mot de passe doit contenir au moins 6 caractères'],
      ['azerty', PASSWORD_TOO_COMMON],
      ['a'.repeat(129), 'Le nouveau mot de passe doit contenir au plus 128 caractères'],
    ] as const)
      await expect(change(TEST_PASSWORD, password)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        data: { fields: { password: sentence } },
      });
  });
});

test('a reset and a log-out close the sockets of the sessions they end', async () => {
  const { here, elsewhere, email } = await twoBrowsers();
  const [first] = await elsewhere.client.accounts.devices();
  const endSessions = vi.spyOn(app.services.live, 'endSessions');
  const end = vi.spyOn(app.services.live, 'endMember');
  await elsewhere.client.session.end();
  expect(endSessions.mock.calls).toEqual([[[first?.id]]]);
  await app.browser().client.accounts.forgotPassword({ email });
  await app.browser().client.accounts.resetPassword({
    token: await app.mailedToken(email),
    password: ANOTHER,
  });
  expect(end.mock.calls).toEqual([[here.member.id]]);
});
