import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { LIMITS } from '#platform/rate-limit.ts';
import { staffAudit } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();
beforeEach(() => app.reset());

const noticed = () => app.logs.filter(({ event }) => event === 'many-files-opened');
const opening = (id: string) => ({ id, reason: 'question', words: 'Elle ne reçoit rien.' }) as const;

test('a colleague may open a hundred files a day: the fiftieth is recorded, the hundred-and-first rejected', async () => {
  const members = [aMember(), aMember(), aMember()];
  await app.insert(...members);
  const [nadia, marc] = [await app.staffBrowser('support'), await app.staffBrowser('moderation')];
  const idOf = (place: number) => members[place % members.length]?.id ?? '';
  const { max } = LIMITS.memberFiles;
  for (let opened = 0; opened < max; opened += 1) {
    expect(noticed()).toHaveLength(opened < 50 ? 0 : 1);
    await nadia.client.deskMembers.open(opening(idOf(opened)));
  }
  const refused = await nadia.fetch(`/api/desk/members/${idOf(0)}/openings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(opening(idOf(0))),
  });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400']);
  expect((await refused.json()).message).toBe(
    'Vous avez ouvert beaucoup de fiches en un jour\u202f: la limite est atteinte, pour protéger les membres. Réessayez demain, ou passez le relais à quelqu’un de l’équipe.',
  );
  const lines = await app.db.$count(staffAudit, eq(staffAudit.action, 'members.open'));
  expect([lines, noticed().length]).toEqual([max, 1]);
  expect(noticed()[0]?.level).toBe('warn');
  // The limit is per colleague.
  await marc.client.deskMembers.open(opening(idOf(0)));
});
