import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { ParsedMail } from 'mailparser';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { hashPassword } from '#server/auth.ts';
import { createServices } from '#server/create-services.ts';
import { openPglite } from '#server/db/client.ts';
import { contacts } from '#server/db/schema.ts';
import { parseEnv } from '#server/env.ts';
import { smtpPeer } from '#testing/smtp-peer.ts';
import { TEST_PASSWORD, TestApp } from '#testing/test-app.ts';
import { TestClock } from '#testing/test-clock.ts';
import { onPostgres } from '#testing/test-db.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };
const message = {
  first_name: 'Claire',
  last_name: 'Exemple',
  email: 'claire@exemple.invalid',
  phone: '06 12 34 56 78',
  recipient: 'dpo',
  message: 'Quelles données gardez-vous sur moi ?',
} as const;

test.skipIf(onPostgres)(
  'while the mail server is down a message of the contact form is accepted and stored; later its mail leaves once',
  async () => {
    const received: ParsedMail[] = [];
    const probe = smtpPeer([]);
    const port = await probe.open(0);
    await probe.close();
    const database = openPglite(await PGlite.create({ extensions: { pg_trgm } }));
    await database.migrate();
    const clock = new TestClock();
    const { services, stop } = await createServices({
      env: parseEnv({
        NODE_ENV: 'test',
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        DPO_EMAIL: 'dpo@equipe.invalid',
      }),
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
      expect(await app.browser().client.support.contact(message)).toEqual({ done: true });
      // Long enough for the mail to be tried, in vain: nobody listens on that port.
      await new Promise((resolve) => setTimeout(resolve, 3000));
      expect(received).toEqual([]);
      expect(await services.db.select().from(contacts)).toMatchObject([message]);

      await peer.open(port);
      await expect.poll(() => received.length, PATIENCE).toBe(1);
      expect(received[0]?.subject).toBe('Formulaire de contact : Délégué à la protection des données');
      expect(received[0]?.text).toContain('Quelles données gardez-vous sur moi');
      await new Promise((resolve) => setTimeout(resolve, 2000));
      expect(received).toHaveLength(1);
    } finally {
      await stop();
      await peer.close();
      await database.close();
    }
  },
  60_000,
);
