import { expect, test } from 'vitest';
import { contacts } from '#server/schema.ts';
import { mailDownApp } from '#testing/mail-down-app.ts';
import { untilMailsLeft } from '#testing/mailed-calendar.ts';

const message = {
  first_name: 'Claire',
  last_name: 'Exemple',
  email: 'claire@exemple.invalid',
  phone: '06 12 34 56 78',
  recipient: 'dpo',
  message: 'Quelles données gardez-vous sur moi ?',
} as const;

test('stores a contact message while the mail server is down, and sends its mail once afterwards', async () => {
  const { app, received, openMailServer, close } = await mailDownApp({ DPO_EMAIL: 'dpo@equipe.invalid' });
  try {
    expect(await app.browser().client.contactForm.contact(message)).toEqual({ done: true });
    const failed = () => app.logs.filter(({ event }) => event.startsWith('A job of the queue mail failed'));
    await expect.poll(() => failed().length).toBeGreaterThan(0);
    expect(received).toEqual([]);
    expect(await app.db.select().from(contacts)).toMatchObject([message]);

    await openMailServer();
    await expect.poll(() => received.length).toBe(1);
    expect(received[0]?.subject).toBe('Formulaire de contact : Délégué à la protection des données');
    expect(received[0]?.text).toContain('Quelles données gardez-vous sur moi');
    await untilMailsLeft(app);
    expect(received).toHaveLength(1);
  } finally {
    await close();
  }
});
