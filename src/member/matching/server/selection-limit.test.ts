import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#platform/rate-limit.ts';
import { rateLimits } from '#server/schema.ts';
import { aMan } from '#testing/factories.ts';
import { fillDiskUnder } from '#testing/full-disk.ts';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

describe('the selection rate limit', () => {
  const exhaust = (member: string) =>
    app.db.insert(rateLimits).values({
      key: `selection:${member}`,
      count: LIMITS.selection.max,
      resetsAt: new Date(app.clock.now().getTime() + 60_000),
    });

  test('counts new people: rereading the same four is free', async () => {
    await app.insert(...Array.from({ length: 4 }, () => aMan()));
    const { client, member } = await app.memberBrowser();
    for (let time = 0; time < 10; time += 1)
      expect((await client.matching.selection()).people).toHaveLength(4);
    expect(
      await app.db
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, `selection:${member.id}`)),
    ).toMatchObject([{ count: 1 }]);
  });

  test('keeps the current people when reached, and says when new ones resume', async () => {
    await app.insert(...Array.from({ length: 5 }, () => aMan()));
    const { client, member } = await app.memberBrowser();
    const [first] = (await client.matching.selection()).people;
    await app.db.delete(rateLimits);
    await exhaust(member.id);
    await client.matching.reject({ id: first?.id ?? '' });
    expect((await client.matching.selection()).people).toHaveLength(3);
    const other = await app.memberBrowser();
    await exhaust(other.member.id);
    expect(await other.client.matching.selection()).toMatchObject({
      people: [],
      newProfilesFrom: '2026-11-21T11:01:00.000Z',
    });
  });
});

describe('the selection on a full disk', () => {
  const TABLES = ['shown_profiles', 'score_views', 'rate_limits'];

  test('shows the same people again, and holds new ones back', async () => {
    await app.insert(...Array.from({ length: 4 }, () => aMan()));
    const { client } = await app.memberBrowser();
    const { people } = await client.matching.selection();
    expect(people).toHaveLength(4);
    const [passed, ...others] = people.map(({ id }) => id);
    await client.matching.reject({ id: passed ?? '' });
    await app.insert(aMan());
    // People who have been shown for an hour are recorded again.
    app.clock.advance({ minutes: 61 });
    await fillDiskUnder(app.db, ...TABLES);
    const shown = (await client.matching.selection()).people.map(({ id }) => id);
    expect(shown.toSorted()).toEqual(others.toSorted());
  });

  test('shows no people to a new member, and says when to come back', async () => {
    await app.insert(aMan());
    const { client } = await app.memberBrowser();
    await fillDiskUnder(app.db, ...TABLES);
    const { people, newProfilesFrom } = await client.matching.selection();
    expect([people, newProfilesFrom]).toEqual([[], expect.any(String)]);
  });
});
