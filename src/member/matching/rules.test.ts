import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn } from '#lib/age.ts';
import { ACTIVITIES, FAMILY_PLANS, LIVING_ARRANGEMENTS, LIVING_PREFERENCES } from '#member/profile/rules.ts';
import {
  activityPoints,
  birthDateWindow,
  canAnswer,
  compatibility,
  distanceHeldAgainst,
  haveChances,
  introductionEnd,
  introductionStatus,
  lastDayToAnswer,
  lifePoints,
  loveLikeness,
  lovePoints,
  type MatchAnswers,
  nextScoreView,
  nextWeekStart,
  openingsFrom,
  remainingContacts,
  type ScoreView,
  sharedActivities,
  shownDistance,
  toldCount,
  weekStart,
} from './rules.ts';

const love = (...scores: [number, number, number, number, number]) => ({
  liberty_score: scores[0],
  fidelity_score: scores[1],
  communication_score: scores[2],
  tenderness_score: scores[3],
  sexuality_score: scores[4],
});
const life = (
  living_preference: (typeof LIVING_PREFERENCES)[number],
  living_arrangement: (typeof LIVING_ARRANGEMENTS)[number],
  family_plans: (typeof FAMILY_PLANS)[number],
) => ({ living_preference, living_arrangement, family_plans });

const answers: fc.Arbitrary<MatchAnswers> = fc.record({
  love: fc.option(
    fc
      .tuple(...Array.from({ length: 5 }, () => fc.integer({ min: 1, max: 5 })))
      .map((five) => love(...(five as [number, number, number, number, number]))),
  ),
  activities: fc.option(fc.uniqueArray(fc.constantFrom(...ACTIVITIES), { minLength: 1, maxLength: 5 })),
  life: fc.option(
    fc
      .tuple(
        fc.constantFrom(...LIVING_PREFERENCES),
        fc.constantFrom(...LIVING_ARRANGEMENTS),
        fc.constantFrom(...FAMILY_PLANS),
      )
      .map((three) => life(...three)),
  ),
});

describe('the week of a selection', () => {
  test.each([
    ['on Saturday', '2026-11-21T12:00:00+01:00', '2026-11-19T18:00:00+01:00', '2026-11-26T18:00:00+01:00'],
    [
      'before the hour',
      '2026-11-26T17:59:59+01:00',
      '2026-11-19T18:00:00+01:00',
      '2026-11-26T18:00:00+01:00',
    ],
    ['at the hour', '2026-11-26T18:00:00+01:00', '2026-11-26T18:00:00+01:00', '2026-12-03T18:00:00+01:00'],
    [
      'when summer ends',
      '2026-10-23T09:00:00+02:00',
      '2026-10-22T18:00:00+02:00',
      '2026-10-29T18:00:00+01:00',
    ],
  ])('begins and ends on a Thursday at 18:00 in Paris: %s', (_, now, start, next) => {
    expect(weekStart(new Date(now))).toEqual(new Date(start));
    expect(nextWeekStart(new Date(now))).toEqual(new Date(next));
  });
});

describe('daily limits', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
  const fiveHours = [at(9), at(8), at(12), at(10), at(11)];

  test.each([
    ['at once while there is room', 0, fiveHours.slice(1), null],
    ['a day after the oldest of five', 0, fiveHours, new Date(Date.UTC(2026, 10, 22, 8))],
    ['without a time at the contact limit', 3, fiveHours, null],
    ['a day after the fifth latest of six', 0, [...fiveHours, at(7)], new Date(Date.UTC(2026, 10, 22, 8))],
  ])('allow the next opening: %s', (_, opened, openedAt, from) => {
    expect(openingsFrom(opened, openedAt)).toEqual(from);
  });

  test('leave the smaller remainder of the two limits', () => {
    expect([remainingContacts(1, 4), remainingContacts(1, 0), remainingContacts(3, 5)]).toEqual([1, 2, 0]);
  });
});

describe('the compatibility score', () => {
  test.each([
    ['the same five answers', love(1, 2, 3, 4, 5), love(1, 2, 3, 4, 5), 50],
    ['five adjacent answers', love(1, 2, 3, 4, 5), love(2, 3, 4, 5, 4), 25],
    ['answers two apart', love(1, 1, 1, 1, 1), love(3, 3, 3, 3, 3), 0],
    ['one same, one adjacent', love(1, 1, 1, 1, 1), love(1, 2, 5, 5, 5), 15],
  ])('gives the love profile its points: %s', (_, a, b, points) => {
    expect(lovePoints(a, b)).toBe(points);
  });

  test.each([
    [0, [], []],
    [5, ['Danse'], ['Danse', 'Sport']],
    [20, ['Danse', 'Sport', 'Nature', 'Cinéma'], ['Danse', 'Sport', 'Nature', 'Cinéma']],
    [
      20,
      ['Danse', 'Sport', 'Nature', 'Cinéma', 'Concerts'],
      ['Danse', 'Sport', 'Nature', 'Cinéma', 'Concerts'],
    ],
  ] as const)('gives %d points for shared activities, capped at 20', (points, a, b) => {
    expect(activityPoints(a, b)).toBe(points);
  });

  test.each([
    [
      30,
      life('En ville', 'Vie commune', 'Je veux des enfants'),
      life('En ville', 'Vie commune', 'Je veux des enfants'),
    ],
    [
      15,
      life('En ville', 'Vie commune', 'Je veux des enfants'),
      life('Ouvert(e)', 'A voir', 'Je ne sais pas encore'),
    ],
    [
      30,
      life('Ouvert(e)', 'A voir', 'Je ne sais pas encore'),
      life('Ouvert(e)', 'A voir', 'Je ne sais pas encore'),
    ],
    [
      0,
      life('En ville', 'Vie commune', 'Je veux des enfants'),
      life('Au vert', 'Chacun chez soi', "Je ne veux pas d'enfants"),
    ],
    [
      10,
      life('Loin', 'Vie commune', 'Je veux des enfants'),
      life('Loin', 'Chacun chez soi', "Je ne veux pas d'enfants"),
    ],
  ])('gives the life project %d points', (points, a, b) => {
    expect(lifePoints(a, b)).toBe(points);
  });

  test('adds up its parts, stays between 0 and 100, and does not depend on the order of the two members', () => {
    fc.assert(
      fc.property(answers, answers, (a, b) => {
        const { score, parts, missing } = compatibility(a, b);
        const seenByThem = { me: 'them', them: 'me', both: 'both' } as const;
        expect(compatibility(b, a)).toEqual({ score, parts, missing: missing && seenByThem[missing] });
        expect(score).toBe(parts.love + parts.activities + parts.life);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('stays 0 until both have answered every questionnaire', () => {
    fc.assert(
      fc.property(answers, answers, (a, b) => {
        const complete = [a, b].every((one) => one.love && one.activities && one.life);
        fc.pre(!complete);
        expect(compatibility(a, b).score).toBe(0);
      }),
    );
  });

  test('lists shared activities in the order of the first member', () => {
    expect(sharedActivities(['Sport', 'Danse', 'Nature'], ['Nature', 'Sport'])).toEqual(['Sport', 'Nature']);
  });

  test.each([
    [[], false],
    [[60], true],
    [[59], false],
    [[95, 80, 60, 60], true],
    [[95, 80, 60, 59], false],
  ])('mentions chances for people at %j: %s', (scores, spoken) => {
    expect(haveChances(scores.map((score) => ({ compatibility: { score } })))).toBe(spoken);
  });
});

test.each([
  [0, null],
  [9, null],
  [10, 10],
  [14, 10],
  [15, 20],
  [112, 110],
])('shows a count of %d excluded people as %o', (people, told) => {
  expect(toldCount(people)).toBe(told);
});

test.each([
  [0, null],
  [10, null],
  [10.01, 15],
  [15, 15],
  [136.65, 140],
])('shows a distance of %d km as %o', (km, shown) => {
  expect(shownDistance(km)).toBe(shown);
});

test.each([
  [3, null],
  [null, 3],
  [null, null],
])('lovePoints gives nothing for a private answer: %s and %s', (mine, theirs) => {
  const same = love(3, 3, 3, 3, 3);
  const points = lovePoints({ ...same, sexuality_score: mine }, { ...same, sexuality_score: theirs });
  expect(points).toBe(40);
});

describe('the score over time', () => {
  const view = (points: number, changed: Partial<ScoreView> = {}): ScoreView => ({
    mine: 1,
    theirs: 1,
    points,
    comparedOn: '2026-11-01',
    ...changed,
  });
  const first = nextScoreView(undefined, view(30));

  test('compares each person with a single set of the viewer’s answers', () => {
    expect(first).toEqual(view(30));
    expect(nextScoreView(first, view(45, { mine: 2 }))).toBe(first);
    expect(nextScoreView(first, view(45, { mine: 3, comparedOn: '2028-11-01' }))).toBe(first);
  });

  test('counts a person’s changed answers only after thirty days', () => {
    expect(nextScoreView(first, view(45, { theirs: 2, comparedOn: '2026-11-30' }))).toBe(first);
    const anew = view(45, { mine: 2, theirs: 2, comparedOn: '2026-12-01' });
    expect(nextScoreView(first, anew)).toEqual(anew);
    expect(nextScoreView(anew, view(10, { theirs: 3, comparedOn: '2026-12-30' }))).toBe(anew);
  });
});

describe('the distance compared with a hidden maximum', () => {
  const place = fc.double({ min: 0, max: 600, noNaN: true });

  test('equals the real one until the member moves, and is never shorter after a move', () => {
    fc.assert(
      fc.property(place, place, (km, former) => {
        expect(distanceHeldAgainst(former, former)).toBe(former);
        expect(distanceHeldAgainst(km, former)).toBeGreaterThanOrEqual(km - 1e-9);
        expect(distanceHeldAgainst(km, former)).toBeLessThan(km + 25 + 1e-9);
      }),
    );
  });

  test('leaves a maximum hidden within 25 km, however many places are tried', () => {
    fc.assert(
      fc.property(
        place,
        fc.array(place, { maxLength: 40 }),
        fc.integer({ min: 1, max: 500 }),
        (former, places, hidden) => {
          const held = [former, ...places].map((km) => distanceHeldAgainst(km, former));
          const accepted = held.filter((km) => km <= hidden);
          const refused = held.filter((km) => km > hidden);
          fc.pre(accepted.length > 0 && refused.length > 0);
          expect(Math.min(...refused) - Math.max(...accepted)).toBeGreaterThan(24.999);
        },
      ),
    );
  });
});

test.each([
  [50, 'very-close'],
  [40, 'very-close'],
  [35, 'close'],
  [25, 'close'],
  [20, 'different'],
  [0, 'different'],
])('loveLikeness describes %d love points as %s', (points, word) => {
  expect(loveLikeness(points)).toBe(word);
});

describe('the age window', () => {
  test('matches the specification', () => {
    expect(birthDateWindow(25, 45, '2026-11-21')).toEqual({ from: '1980-11-22', to: '2001-11-21' });
  });

  test('spans births from 1 March to 28 February when today is 29 February', () => {
    expect(birthDateWindow(18, 45, '2028-02-29')).toEqual({ from: '1982-03-01', to: '2010-02-28' });
  });

  test('contains exactly the people of those ages, also around leap days', () => {
    const day = fc
      .date({ min: new Date('1930-01-01'), max: new Date('2012-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const today = fc.oneof(
      fc.constantFrom('2024-02-29', '2028-02-29', '2025-02-28', '2025-03-01', '2026-12-31'),
      fc
        .date({ min: new Date('2025-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    );
    const leapYear = fc.integer({ min: 482, max: 503 }).map((four) => `${4 * four}-02-29`);
    const atEndOfFebruary = fc
      .tuple(fc.integer({ min: 1928, max: 2014 }), fc.constantFrom('02-27', '02-28', '03-01', '03-02'))
      .map(([year, end]) => `${year}-${end}`);
    const birth = fc.oneof(day, leapYear, atEndOfFebruary);
    fc.assert(
      fc.property(
        birth,
        today,
        fc.integer({ min: 18, max: 99 }),
        fc.integer({ min: 0, max: 40 }),
        (birthDate, now, minAge, more) => {
          const maxAge = Math.min(99, minAge + more);
          const { from, to } = birthDateWindow(minAge, maxAge, now);
          const age = ageOn(birthDate, now) ?? -1;
          expect(birthDate >= from && birthDate <= to).toBe(age >= minAge && age <= maxAge);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('an introduction', () => {
  const expiresAt = introductionEnd(new Date('2026-11-22T13:45:00+01:00'));
  const before = new Date('2026-12-06T23:59:00+01:00');
  const after = new Date('2026-12-07T00:00:00+01:00');
  const side = { answer: null, openedAt: null, expiresAt } as const;

  test('ends with the fourteenth day in Paris, regardless of answers', () => {
    expect(expiresAt.toISOString()).toBe('2026-12-06T23:00:00.000Z');
    expect(lastDayToAnswer(expiresAt) < expiresAt).toBe(true);
  });

  test.each([
    ['not answered', null, 'to-answer', 'ended'],
    ['accepted', 'accepted', 'waiting', 'ended'],
    ['declined', 'declined', undefined, undefined],
  ] as const)(
    '%s: the status depends only on the member’s own answer and the date',
    (_, answer, until, then) => {
      expect(introductionStatus({ ...side, answer }, before)).toBe(until);
      expect(introductionStatus({ ...side, answer }, after)).toBe(then);
    },
  );

  test.each([
    ['accepted first', null, 'accepted', 'ok'],
    ['accepted twice', 'accepted', 'accepted', 'done'],
    ['declined after having accepted', 'accepted', 'declined', 'ok'],
    ['accepted after having declined', 'declined', 'accepted', 'over'],
  ] as const)('%s', (_, answer, next, verdict) => {
    expect(canAnswer({ ...side, answer }, next, before)).toBe(verdict);
  });
});
