import { describe, expect, test } from 'vitest';
import { contacts, supportThreads } from '#server/schema.ts';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

const message = {
  first_name: 'Claire',
  last_name: 'Exemple',
  email: 'claire@exemple.invalid',
  phone: '06 12 34 56 78',
  recipient: 'relations',
  message: 'Bonjour,\nje n’arrive pas à changer ma photo.',
} as const;
const stored = () => app.db.select().from(contacts).orderBy(contacts.id);

/** Searches by text, since other tests mail the same address. */
async function mailSaying(address: string, words: string) {
  return (await app.mailsTo(address)).find(({ text }) => text.includes(words));
}

describe('a message of the contact form', () => {
  test('reaches its recipient by mail with the author as Reply-To, and is stored with the account of a member', async () => {
    const words = 'je n’arrive pas à changer ma photo de profil.';
    await app.browser().client.contactForm.contact({ ...message, message: `Bonjour,\n${words}` });
    expect(await stored()).toMatchObject([{ ...message, message: `Bonjour,\n${words}`, user_id: null }]);
    await expect
      .poll(() => mailSaying('relations@equipe.invalid', words))
      .toMatchObject({
        subject: 'Formulaire de contact : Équipe relation utilisateurs',
        replyTo: 'claire@exemple.invalid',
      });
    const { client, member } = await app.memberBrowser();
    await client.contactForm.contact(message);
    expect((await stored()).map(({ user_id }) => user_id)).toEqual([null, member.id]);
  });

  test('sent twice, or five times concurrently, is stored and mailed once; a day later it counts again', async () => {
    const send = () => app.browser().client.contactForm.contact(message);
    await Promise.all(Array.from({ length: 5 }, send));
    expect(await stored()).toHaveLength(1);
    expect(await app.db.$count(supportThreads)).toBe(1);
    app.clock.advance({ hours: 25 });
    await send();
    expect(await stored()).toHaveLength(2);
  });

  test('goes to the team’s mailbox when its recipient has none', async () => {
    const words = 'Quelles données gardez-vous sur moi ?';
    await app.browser().client.contactForm.contact({ ...message, recipient: 'dpo', message: words });
    await expect
      .poll(() => mailSaying('equipe@equipe.invalid', words))
      .toMatchObject({ subject: 'Formulaire de contact : Délégué à la protection des données' });
  });

  test('returns an error on the field that is wrong', async () => {
    for (const [field, value] of [
      ['first_name', ''],
      ['last_name', '  '],
      ['email', 'claire'],
      ['email', 'claire@exemple.invalid\r\nBcc: autre@exemple.invalid'],
      ['phone', 'le soir'],
      ['recipient', 'quelqu’un'],
      ['message', ' \n '],
    ] as const) {
      const answer = await app.browser().fetch('/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...message, [field]: value }),
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: 'INVALID_INPUT',
        data: { fields: { [field]: expect.any(String) } },
      });
    }
    expect(await stored()).toEqual([]);
  });

  test('gets a normal response when a bot sends it, and is not stored', async () => {
    await app.browser().client.contactForm.contact({ ...message, website: 'https://exemple.invalid' });
    expect(await stored()).toEqual([]);
  });
});
