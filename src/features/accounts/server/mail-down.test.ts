import { expect, test } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { mailDownApp } from '#testing/mail-down-app.ts';
import { refusalOf } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };

test.skipIf(onPostgres)(
  'while the mail server is down a sign-up says that its mail waits, whoever asks, and a reset that it cannot be mailed',
  async () => {
    const { app, received, openMailServer, close } = await mailDownApp({});
    try {
      const member = aMember();
      await app.insert(member);
      const { client } = app.browser();
      const email = 'claire@exemple.invalid';
      expect(await client.accounts.signUp({ email })).toEqual({ done: true, mailDelayed: false });
      await expect.poll(() => app.services.outbox.isHealthy(), PATIENCE).toBe(false);
      expect(await client.accounts.signUp({ email })).toEqual({ done: true, mailDelayed: true });
      for (let time = 0; time < 5; time += 1)
        await refusalOf(client.accounts.signUp({ email: member.email }));
      expect(await client.accounts.signUp({ email: member.email })).toEqual({
        done: true,
        mailDelayed: true,
      });
      expect(await refusalOf(client.accounts.forgotPassword({ email: member.email }))).toBe(
        'MAIL_UNAVAILABLE',
      );

      await openMailServer();
      await expect.poll(() => received.length, PATIENCE).toBeGreaterThan(0);
      expect(await client.accounts.signUp({ email: 'anne@exemple.invalid' })).toEqual({
        done: true,
        mailDelayed: false,
      });
    } finally {
      await close();
    }
  },
  60_000,
);
