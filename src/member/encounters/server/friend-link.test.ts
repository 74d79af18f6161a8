import { describe, expect, test } from 'vitest';
import { runHousekeeping } from '#server/schedule.ts';
import { friendLinks } from '#server/schema.ts';
import { aConversation, insertDate } from '#testing/conversations.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';

const app = await testApp();

/** Claire and Karim have a date on Thursday; Claire has made a link. */
async function shared() {
  const { claire, karim } = await aConversation(app);
  await insertDate(app, [karim, claire], {
    place_name: 'Le Petit <b>Bouchon</b>',
    agreed_at: new Date('2026-12-03T19:30:00+01:00'),
  });
  const { url } = await claire.client.encounters.shareDate({ id: karim.member.id });
  return { claire, karim, url, path: new URL(url).pathname };
}
const open = (path: string) => app.browser().fetch(path);

describe('a link for a friend', () => {
  test('shows the place, the time and the partner’s first name without an account, and nothing else', async () => {
    const { claire, karim, path } = await shared();
    const answer = await open(path);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain('Un rendez-vous avec Karim');
    expect(text).toContain('Jeudi 3 décembre à 19\u00a0h\u00a030');
    expect(text).toContain('Café, Le Petit &lt;b&gt;Bouchon');
    for (const secret of [claire.member, karim.member].flatMap(({ id, email, lastName }) => [
      id,
      email,
      lastName,
    ]))
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/<script|<img|src=/);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('stays the same when requested again, cannot be guessed, and stops working as soon as it is revoked', async () => {
    const { claire, karim, url, path } = await shared();
    expect(await claire.client.encounters.shareDate({ id: karim.member.id })).toEqual({ url });
    expect((await claire.client.encounters.one({ id: karim.member.id })).friendLink).toBe(url);
    expect((await karim.client.encounters.one({ id: claire.member.id })).friendLink).toBeNull();
    const [row] = await app.db.select().from(friendLinks);
    for (const token of [row?.id ?? '', `${row?.id}.`, `${row?.id}.${'A'.repeat(43)}`, 'x.y', 'x'])
      expect((await open(`/rendez-vous/${token}`)).status).toBe(404);
    expect((await open(path)).status).toBe(200);
    await claire.client.encounters.unshareDate({ id: karim.member.id });
    expect((await open(path)).status).toBe(404);
  });

  test.each(['block', 'deleteConversation'] as const)(
    'stops working when the date is cancelled by %s',
    async (leave) => {
      const { claire, karim, path } = await shared();
      await karim.client.conversations[leave]({ id: claire.member.id });
      expect((await open(path)).status).toBe(404);
      expect(await refusalOf(claire.client.encounters.shareDate({ id: karim.member.id }))).toBe('NOT_FOUND');
    },
  );

  test('expires a day after the date, and is then deleted', async () => {
    const { path } = await shared();
    app.clock.set('2026-12-04T19:29:00+01:00');
    expect((await open(path)).status).toBe(200);
    await runHousekeeping(app.services);
    expect(await app.db.$count(friendLinks)).toBe(1);
    app.clock.advance({ minutes: 1 });
    expect((await open(path)).status).toBe(404);
    await runHousekeeping(app.services);
    expect(await app.db.$count(friendLinks)).toBe(0);
  });

  test('returns 429 after sixty attempts from one address', async () => {
    await shared();
    const statuses: number[] = [];
    for (let count = 0; count < 62; count += 1) statuses.push((await open('/rendez-vous/x.y')).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
