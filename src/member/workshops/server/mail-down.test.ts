import { expect, test } from 'vitest';
import { mailDownApp } from '#testing/mail-down-app.ts';
import { untilMailsLeft } from '#testing/mailed-calendar.ts';

const SESSION = '8-2026-11-23';

test('accepts registrations while the mail server is down and says so, then sends each mail exactly once', async () => {
  const { app, received, openMailServer, close } = await mailDownApp();
  app.clock.set('2026-11-21T12:00:00+01:00');
  try {
    const people = [await app.memberBrowser(), await app.memberBrowser()];
    for (const { client } of people)
      expect(await client.workshops.register({ id: SESSION })).toMatchObject({ status: 'registered' });
    await expect.poll(() => app.services.outbox.isHealthy()).toBe(false);
    expect(await people[0]?.client.workshops.register({ id: SESSION })).toEqual({
      status: 'registered',
      rank: null,
      mailDelayed: true,
    });

    await openMailServer();
    const expected = [
      ...people.map(({ member }) => member.email),
      'equipe@equipe.invalid',
      'equipe@equipe.invalid',
    ];
    const addresses = () => received.flatMap(({ to }) => (to && !Array.isArray(to) ? [to.text] : [])).sort();
    await expect.poll(addresses).toEqual(expected.sort());
    await untilMailsLeft(app);
    expect(addresses()).toEqual(expected.sort());
    expect(await people[0]?.client.workshops.register({ id: SESSION })).toMatchObject({
      mailDelayed: false,
    });
  } finally {
    await close();
  }
});
