import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#lib/durations.ts';
import { eraseMember } from '#member/data-rights/server/shared/erase-member.ts';
import { forgetEndedIntroductions } from '#member/matching/server/introduction-store.ts';
import { introductions, introductionWaits, memberActivity, shownProfiles } from '#server/schema.ts';
import { aMan, aMember, PARIS } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';
import { refreshWaits } from './waits-store.ts';

const app = await testApp();

const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS);

/** A member who joined and was last seen this many days ago. */
async function joined(days: number, cameAgo = 1, change: Parameters<typeof aMember>[0] = {}) {
  const [member] = await app.insert(aMember(change));
  await app.db.execute(sql`UPDATE match_cards SET arrived_at = ${ago(days).toISOString()}::timestamptz
    WHERE id = ${member.id}`);
  await app.db
    .insert(memberActivity)
    .values({ user_id: member.id, last_seen_at: ago(cameAgo) })
    .onConflictDoUpdate({ target: memberActivity.user_id, set: { last_seen_at: ago(cameAgo) } });
  return member;
}

async function waitingAtTheDesk() {
  await refreshWaits(app.services);
  const { client } = await app.staffBrowser('matchmaker');
  const { members } = await client.deskIntroductions.members({});
  return members.flatMap(({ firstName, waits }) => (waits.length > 0 ? [[firstName, waits]] : []));
}

describe('the list of members waiting for a matchmaker', () => {
  test('contains active members without a new person or a conversation, longest wait first', async () => {
    await joined(20, 1, { firstName: 'Brune' });
    await joined(70, 1, { firstName: 'Anne' });
    await joined(70, 40, { firstName: 'Partie' });
    await joined(5, 1, { firstName: 'Nouvelle' });
    expect(await waitingAtTheDesk()).toEqual([
      ['Anne', ['nobody', 'no-conversation']],
      ['Brune', ['nobody']],
    ]);
  });

  test('drops a member once they see someone new or leave', async () => {
    const [brune, anne, karim] = [await joined(20), await joined(70), aMan()];
    await app.insert(karim);
    expect(await waitingAtTheDesk()).toHaveLength(2);
    const face = { profile_id: karim.id, shown_at: ago(1), admitted_at: ago(1) };
    await app.db.insert(shownProfiles).values([
      { ...face, user_id: brune.id, introduced_at: ago(1) },
      { ...face, user_id: anne.id, introduced_at: ago(15) },
    ]);
    expect(await waitingAtTheDesk()).toEqual([['Claire', ['nobody-new', 'no-conversation']]]);
    await eraseMember(app.services, anne.id, { reason: 'asked' });
    expect(await waitingAtTheDesk()).toEqual([]);
    expect(await app.db.$count(introductionWaits)).toBe(1);
  });

  test('contains members after three introductions without a meeting, declined or unanswered', async () => {
    const anne = await joined(10);
    const men = [aMan(), aMan(), aMan()];
    await app.insert(...men);
    await app.db.insert(introductions).values(
      men.flatMap(({ id }, place) => {
        const made = { matchmaker_id: 's', matchmaker_name: 'Solène', note: 'x', introduced_at: ago(30) };
        const ended = { ...made, expires_at: ago(15) };
        const answer = place === 0 ? ('declined' as const) : null;
        return [
          { ...ended, user_id: anne.id, other_id: id, answer },
          { ...ended, user_id: id, other_id: anne.id },
        ];
      }),
    );
    await forgetEndedIntroductions(app.db, ago(7));
    await forgetEndedIntroductions(app.db, ago(7));
    expect(await waitingAtTheDesk()).toEqual([['Claire', ['unopened']]]);
    const { client } = await app.staffBrowser('matchmaker');
    const seen = JSON.stringify(await client.deskIntroductions.members({}));
    expect(seen).not.toContain('declined');
  });
});

describe('a pair that cannot be introduced', () => {
  const obstaclesOf = async (change: Parameters<typeof aMan>[0]) => {
    const [claire, karim] = await app.insert(aMember(), aMan(change));
    const { client } = await app.staffBrowser('matchmaker');
    const one = await client.deskIntroductions.pair({ id: claire.id, other: karim.id });
    const other = await client.deskIntroductions.pair({ id: karim.id, other: claire.id });
    expect(one.obstacles).toEqual(other.obstacles);
    expect(one.profiles === null).toBe(one.obstacles.length > 0);
    return one.obstacles;
  };

  test('states its reasons, the same from either side', async () => {
    expect(await obstaclesOf({})).toEqual([]);
    expect(await obstaclesOf({ commune: PARIS })).toEqual(['distance']);
    expect(await obstaclesOf({ birthDate: '1950-01-01' })).toEqual(['age']);
    expect(await obstaclesOf({ birthDate: '1950-01-01', commune: PARIS })).toEqual(['age', 'distance']);
    expect(await obstaclesOf({ gender: 'femme' })).toEqual(['search']);
  });
});
