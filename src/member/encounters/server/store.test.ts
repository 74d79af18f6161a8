import { expect, test } from 'vitest';
import { encounters } from '#server/schema.ts';
import { aConversation } from '#testing/conversations.ts';
import { testApp } from '#testing/test-app.ts';
import { findDateToTell } from './store.ts';

const app = await testApp();

test('findDateToTell returns the last date that has begun, proposed by either member', async () => {
  const { claire, karim } = await aConversation(app);
  const [one, other] = [claire.member.id, karim.member.id];
  const date = (id: string, proposer_id: string, invited_id: string, agreedAt: string) => ({
    id,
    proposer_id,
    invited_id,
    moments: [],
    place_kind: 'Café' as const,
    agreed_at: new Date(agreedAt),
    changed_at: app.clock.now(),
  });
  expect(await findDateToTell(app.db, one, other, app.clock.now())).toBeUndefined();
  await app.db
    .insert(encounters)
    .values([
      date('a', one, other, '2026-11-03T18:00:00Z'),
      date('b', other, one, '2026-11-17T18:00:00Z'),
      date('c', one, other, '2026-11-10T18:00:00Z'),
      date('d', one, other, '2026-11-25T18:00:00Z'),
    ]);
  for (const [mine, theirs] of [
    [one, other],
    [other, one],
  ] as const)
    expect(await findDateToTell(app.db, mine, theirs, app.clock.now())).toEqual(
      new Date('2026-11-17T18:00:00Z'),
    );
});
