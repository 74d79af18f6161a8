import { expect, test } from 'vitest';
import { runHousekeeping } from '#server/schedule.ts';
import { encounters } from '#server/schema.ts';
import { aConversation, insertDate } from '#testing/conversations.ts';
import { parsedMailsTo } from '#testing/mailed-calendar.ts';
import { testApp } from '#testing/test-app.ts';
import { remindOfDates } from './remind.ts';

const app = await testApp();

/** Claire and Karim agreed to meet on Thursday 3 December at 19:30. */
async function aDate() {
  const { claire, karim } = await aConversation(app);
  await insertDate(app, [claire, karim], { agreed_at: new Date('2026-12-03T19:30:00+01:00') });
  return [claire.member.email, karim.member.email];
}

async function remindAt(...instants: string[]) {
  for (const instant of instants) {
    app.clock.set(instant);
    await remindOfDates(app.services);
  }
}

test('reminds both the evening before and two hours before, once each, even if called again', async () => {
  const addresses = await aDate();
  await remindAt('2026-12-02T17:50:00+01:00', '2026-12-02T18:00:00+01:00', '2026-12-02T18:10:00+01:00');
  await remindAt('2026-12-03T17:30:00+01:00', '2026-12-03T17:40:00+01:00', '2026-12-03T19:30:00+01:00');
  for (const address of addresses) {
    const mails = await parsedMailsTo(app, address);
    expect(mails.map(({ subject }) => subject)).toEqual(['Un rappel de Lueur', 'Un rappel de Lueur']);
    const texts = mails.map(({ text }) => text);
    for (const day of ['demain', 'aujourd’hui'])
      expect(texts).toContainEqual(expect.stringContaining(`C’est ${day}, à 19\u00a0h\u00a030`));
  }
});

test('deletes a date thirty days after it', async () => {
  await aDate();
  app.clock.set('2027-01-02T19:29:00+01:00');
  await runHousekeeping(app.services);
  expect(await app.db.$count(encounters)).toBe(1);
  app.clock.advance({ minutes: 2 });
  await runHousekeeping(app.services);
  expect(await app.db.$count(encounters)).toBe(0);
});
