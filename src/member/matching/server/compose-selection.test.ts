import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { scoreViews, shownProfiles, users } from '#server/schema.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';
import type { ScoreView } from '../rules.ts';
import { composeSelection } from './compose-selection.ts';
import { listVisibleProfiles } from './shared/visible-profiles.ts';
import { recordShown } from './store.ts';
import { findViewer } from './viewer-store.ts';

const app = await testApp();
beforeEach(() => app.reset());

/** Claire among men who match her. */
async function claireAmong(count: number) {
  const [me, ...men] = [aMember(), ...Array.from({ length: count }, () => aMan())];
  await app.insert(me, ...men);
  const now = app.clock.now();
  const read = async () => (await findViewer(app.db, me.id, now)) ?? expect.unreachable();
  const select = async () => {
    const selected = await composeSelection(app.db, await read(), app.clock.now());
    return selected?.people.map(({ id }) => id) ?? [];
  };
  return { me, men, db: app.db, now, read, select };
}

describe('a selection planned on stale data', () => {
  test('fails when another request has filled a place', async () => {
    const { me, men, db, read, now } = await claireAmong(2);
    const { faces } = await read();
    const [one, other] = men.map(({ id }) => id);
    const admit = (id = '') =>
      recordShown(db, me.id, [], {
        plannedOn: faces,
        admitted: [id],
        released: [],
        shownAgain: [],
        now,
        self: [],
      });
    expect(await admit(one)).toBe(true);
    expect(await admit(other)).toBe(false);
    expect((await read()).faces.map(({ id }) => id)).toEqual([one]);
  });

  test('fails when a person was scored with other answers meanwhile', async () => {
    const { me, men, db } = await claireAmong(1);
    const person = men[0]?.id ?? '';
    const view = (mine: number, comparedOn = '2026-11-21') => ({ mine, theirs: 7, points: 30, comparedOn });
    const look = (before: ScoreView | undefined, after: ScoreView) =>
      recordShown(db, me.id, [{ person, before, view: after }]);
    expect(await look(undefined, view(1))).toBe(true);
    expect(await look(undefined, view(2))).toBe(false);
    expect(await look(view(1), view(3, '2026-12-21'))).toBe(true);
    expect(await look(view(1), view(4, '2026-12-21'))).toBe(false);
    const [kept] = await app.db.select().from(scoreViews);
    expect(kept).toMatchObject({ my_version: 3, compared_on: '2026-12-21' });
  });

  test('fails, without storing anything, when a person has left meanwhile', async () => {
    const { me, men, db, read, now } = await claireAmong(2);
    const [gone = '', other = ''] = men.map(({ id }) => id);
    const { faces } = await read();
    await app.db.delete(users).where(eq(users.id, gone));
    const note = { plannedOn: faces, admitted: [other, gone], released: [], shownAgain: [], now, self: [] };
    expect(await recordShown(db, me.id, [], note)).toBe(false);
    expect(await app.db.$count(shownProfiles)).toBe(0);
  });

  test('fills four places even under concurrent requests', async () => {
    const { read, db, now } = await claireAmong(8);
    const viewers = await Promise.all(Array.from({ length: 8 }, read));
    const shown = await Promise.all(viewers.map((viewer) => composeSelection(db, viewer, now)));
    const first = shown[0]?.people.map(({ id }) => id);
    expect(shown.map((one) => one?.people.map(({ id }) => id))).toEqual(shown.map(() => first));
    expect(await app.db.$count(shownProfiles)).toBe(4);
  });

  test('compares each person with a single set of answers during concurrent edits', async () => {
    const { client, member } = await app.memberBrowser(aMember());
    const man = aMan();
    await app.insert(man);
    const love = { fidelity_score: 4, communication_score: 5, tenderness_score: 4, sexuality_score: 3 };
    const totals = new Set<number>();
    const look = async () => {
      const [seen] = await listVisibleProfiles(app.db, member.id, [man.id], '2026-11-21');
      if (seen) totals.add(seen.compatibility.score);
    };
    for (const liberty_score of [5, 1, 4, 2]) {
      await Promise.all([look(), client.answers.saveLoveProfile({ ...love, liberty_score }), look(), look()]);
    }
    expect(totals.size).toBe(1);
    const pair = and(eq(scoreViews.viewer_id, member.id), eq(scoreViews.person_id, man.id));
    expect(await app.db.$count(scoreViews, pair)).toBe(1);
  });
});
