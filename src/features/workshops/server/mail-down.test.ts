import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { ParsedMail } from 'mailparser';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { hashPassword } from '#server/auth.ts';
import { createServices } from '#server/create-services.ts';
import { openPglite } from '#server/db/client.ts';
import { parseEnv } from '#server/env.ts';
import { smtpPeer } from '#testing/smtp-peer.ts';
import { TEST_PASSWORD, TestApp } from '#testing/test-app.ts';
import { TestClock } from '#testing/test-clock.ts';
import { onPostgres } from '#testing/test-db.ts';

const SESSION = '8-2026-11-23';
const PATIENCE = { timeout: 30_000, interval: 50 };

test.skipIf(onPostgres)(
  'while the mail server is down registrations are valid and say so; then each mail leaves exactly once',
  async () => {
    const received: ParsedMail[] = [];
    const probe = smtpPeer([]);
    const port = await probe.open(0);
    await probe.close();
    const database = openPglite(await PGlite.create({ extensions: { pg_trgm } }));
    await database.migrate();
    const clock = new TestClock();
    clock.set('2026-11-21T12:00:00+01:00');
    const env = parseEnv({
      NODE_ENV: 'test',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      TEAM_EMAIL: 'equipe@equipe.invalid',
    });
    const { services, stop } = await createServices({
      env,
      database,
      secret: 'x'.repeat(32),
      clock,
      log: () => undefined,
    });
    const app = new TestApp({
      clock,
      services,
      stop,
      logs: [],
      app: createApp({ services, addressOf: () => '127.0.0.1' }),
      passwordHash: await hashPassword(TEST_PASSWORD),
    });
    const peer = smtpPeer(received);
    try {
      const people = [await app.memberBrowser(), await app.memberBrowser()];
      for (const { client } of people)
        expect(await client.workshops.register({ id: SESSION })).toMatchObject({ status: 'registered' });
      await expect.poll(() => services.outbox.isHealthy(), PATIENCE).toBe(false);
      expect(await people[0]?.client.workshops.register({ id: SESSION })).toEqual({
        status: 'registered',
        rank: null,
        mailDelayed: true,
      });

      await peer.open(port);
      const expected = [
        ...people.map(({ member }) => member.email),
        'equipe@equipe.invalid',
        'equipe@equipe.invalid',
      ];
      const addresses = () =>
        received.flatMap(({ to }) => (to && !Array.isArray(to) ? [to.text] : [])).sort();
      await expect.poll(addresses, PATIENCE).toEqual(expected.sort());
      await new Promise((resolve) => setTimeout(resolve, 3000));
      expect(addresses()).toEqual(expected.sort());
      expect(await people[0]?.client.workshops.register({ id: SESSION })).toMatchObject({
        mailDelayed: false,
      });
    } finally {
      await stop();
      await peer.close();
      await database.close();
    }
  },
  60_000,
);
