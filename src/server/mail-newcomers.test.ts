import { expect, test } from 'vitest';
import { notificationChoices, shownProfiles } from '#server/schema.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { mailNewcomers } from './mail-newcomers.ts';

const app = await testApp();

const mailsOf = async (email: string) =>
  (await app.mailsTo(email, 0)).filter(({ subject }) => subject === 'Du nouveau sur Lueur');

test('a subscriber gets one mail a week when there are newcomers, and can unsubscribe', async () => {
  const claire = await app.memberBrowser(aMember({ email: 'claire-jeudi@exemple.invalid' }));
  const silent = await app.memberBrowser(aMember({ email: 'silence-jeudi@exemple.invalid' }));
  await claire.client.notifications.saveChoices({ weeklyMails: true });
  expect(await claire.client.notifications.choices()).toEqual({ messageMails: true, weeklyMails: true });
  expect(await silent.client.notifications.choices()).toEqual({ messageMails: true, weeklyMails: false });
  app.clock.set('2026-11-26T17:00:00.000Z');
  await mailNewcomers(app.services);
  app.clock.set('2026-12-03T17:00:00.000Z');
  await app.insert(aMan());
  await mailNewcomers(app.services);
  await mailNewcomers(app.services);
  const [mail] = await app.mailsTo(claire.member.email, 1);
  expect(await mailsOf(claire.member.email)).toHaveLength(1);
  expect(mail?.text).toMatch(/Karim\s+[^\n]*cinéma[^\n]*nature[^\n]*\./);
  expect(`${mail?.text}${mail?.html}`).not.toContain('/media/');
  expect(await mailsOf(silent.member.email)).toEqual([]);
  const token = /#jeton=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await app.browser().client.notifications.stopMails({ query: { jeton: token } });
  expect(await claire.client.notifications.choices()).toEqual({ messageMails: true, weeklyMails: false });
});

test('a member who has seen everyone gets no mail', async () => {
  await app.insert(aMan());
  const { client, member } = await app.memberBrowser(aMember({ email: 'tout-vu@exemple.invalid' }));
  await client.notifications.saveChoices({ weeklyMails: true });
  await client.matching.selection();
  app.clock.set('2026-11-26T17:00:00.000Z');
  await mailNewcomers(app.services);
  expect(await app.db.select().from(notificationChoices)).toMatchObject([
    { user_id: member.id, weekly_mails: true },
  ]);
  expect(await mailsOf(member.email)).toEqual([]);
});

test('a mail with new people leaves the first look to the next visit, once', async () => {
  await app.insert(aMan());
  const { client, member } = await app.memberBrowser();
  await client.notifications.saveChoices({ weeklyMails: true });
  app.clock.set('2026-11-26T17:20:00.000Z');
  await mailNewcomers(app.services);
  expect(await app.db.$count(shownProfiles)).toBe(1);
  for (const firstLook of [true, false]) {
    app.clock.advance({ minutes: 10 });
    await client.session.end();
    await client.accounts.logIn({ email: member.email, password: TEST_PASSWORD });
    expect(await client.matching.selection()).toMatchObject({ firstLook });
  }
});
