import { expect, test } from 'vitest';
import { LIMITS } from '#platform/rate-limit.ts';
import { runHousekeeping } from '#server/schedule.ts';
import { aMember } from '#testing/factories.ts';
import { mailDownApp } from '#testing/mail-down-app.ts';
import { refusalOf } from '#testing/test-app.ts';

test('every sign-up during a mail outage says that its mail is delayed; each link works a day later', async () => {
  const { app, received, openMailServer, close } = await mailDownApp();
  try {
    const member = aMember();
    // One origin may learn this often that an address is taken.
    const others = Array.from({ length: LIMITS.takenAddressByOrigin.max }, () => aMember());
    await app.insert(member, ...others);
    const { accounts } = app.browser().client;
    const email = 'claire@exemple.invalid';
    await accounts.forgotPassword({ email: member.email });
    expect(await accounts.signUp({ email })).toEqual({ done: true, mailDelayed: false });
    await expect.poll(() => app.services.outbox.isHealthy()).toBe(false);
    expect(await accounts.signUp({ email })).toEqual({ done: true, mailDelayed: true });
    for (const { email: taken } of others)
      expect(await refusalOf(accounts.signUp({ email: taken }))).toBe('EMAIL_TAKEN');
    expect(await accounts.signUp({ email: member.email })).toEqual({ done: true, mailDelayed: true });
    expect(await refusalOf(accounts.forgotPassword({ email: member.email }))).toBe('MAIL_UNAVAILABLE');

    app.clock.advance({ days: 1, hours: 1 });
    await runHousekeeping(app.services);
    await openMailServer();
    // The third says that the address has an account.
    await expect.poll(() => received.length).toBe(3);
    const tokenTo = (address: string) => {
      const theirs = received.filter(({ to }) => to && !Array.isArray(to) && to.text === address);
      return theirs.map(({ text = '' }) => /#jeton=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? '';
    };
    expect(await accounts.confirmEmail({ token: tokenTo(email) })).toEqual({ done: true });
    expect(await accounts.checkResetLink({ token: tokenTo(member.email) })).toEqual({ usable: true });
  } finally {
    await close();
  }
});
