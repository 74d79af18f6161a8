import { describe, expect, test } from 'vitest';
import {
  CASE_KINDS,
  canJudge,
  GRAVITIES,
  type Gravity,
  isTaken,
  rankOf,
} from '#mechanisms/decisions/rules.ts';
import { CLAUSES } from '#mechanisms/decisions/texts.ts';
import { GRAVITY_OF } from '#member/reports/rules.ts';
import { allowedDecisions, areDecidedTogether } from './rules.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(noon.getTime() - days * 86_400_000);

describe('the queue', () => {
  test('puts danger first, whatever the waiting times', () => {
    const danger = rankOf({ gravity: 5, createdAt: noon });
    for (const gravity of GRAVITIES.filter((one) => one < 5))
      expect(rankOf({ gravity, createdAt: daysAgo(365) }) > danger).toBe(true);
  });

  test('sorts by severity within a day, and old cases catch up', () => {
    const today = GRAVITIES.map((gravity) => rankOf({ gravity, createdAt: noon }).getTime());
    expect(today).toEqual(today.toSorted((a, b) => b - a));
    const insult = rankOf({ gravity: 2, createdAt: noon });
    expect(rankOf({ gravity: 1, createdAt: daysAgo(1) }) > insult).toBe(true);
    expect(rankOf({ gravity: 1, createdAt: daysAgo(3) }) < insult).toBe(true);
  });

  test('puts a photo that the model doubts before the other cases of its day, never before a danger', () => {
    const photo = (score: number) => rankOf({ gravity: 1, createdAt: noon, score });
    expect(photo(0.9) < photo(0.1)).toBe(true);
    expect(photo(1) > rankOf({ gravity: 5, createdAt: noon })).toBe(true);
  });

  test('ranks threats and minors as danger, then hate, deception, insults and adverts', () => {
    const order: (keyof typeof GRAVITY_OF)[] = ['threat', 'hate', 'scam', 'insult', 'advert'];
    expect(order.map((matter) => GRAVITY_OF[matter])).toEqual([5, 4, 3, 2, 1] satisfies Gravity[]);
    expect([GRAVITY_OF.minor, GRAVITY_OF.sexual, GRAVITY_OF.identity]).toEqual([5, 4, 3]);
  });
});

describe('allowed decisions', () => {
  test('an appeal has its own answers; a case without a known person can only be closed', () => {
    expect(allowedDecisions('appeal', { subject: true, targets: 1 })).toEqual([]);
    expect(allowedDecisions('report', { subject: false, targets: 0 })).toEqual(['dismiss']);
    expect(allowedDecisions('notice', { subject: false, targets: 0 })).toEqual([]);
  });

  test('a danger whose account was deleted is decided on its address', () => {
    const held = { subject: false, held: true, targets: 0 };
    expect(allowedDecisions('report', held)).toEqual(['dismiss', 'suspend', 'close']);
  });

  test('hiding needs a target', () => {
    for (const kind of CASE_KINDS.filter((one) => one !== 'appeal')) {
      expect(allowedDecisions(kind, { subject: true, targets: 0 })).not.toContain('hide');
      expect(allowedDecisions(kind, { subject: true, targets: 1 })).toContain('hide');
    }
  });

  test('the colleague who decided cannot judge the appeal', () => {
    expect(canJudge({ decidedBy: 'nadia' }, 'nadia')).toBe('own-decision');
    expect(canJudge({ decidedBy: 'nadia' }, 'paul')).toBe('ok');
  });

  test('a case is released after half an hour of inactivity', () => {
    expect(isTaken(null, noon)).toBe(false);
    expect(isTaken(new Date(noon.getTime() - 29 * 60_000), noon)).toBe(true);
    expect(isTaken(new Date(noon.getTime() - 31 * 60_000), noon)).toBe(false);
  });
});

test('every rule fits into a statement of reasons, cites its source, and is a sentence', () => {
  for (const { text } of Object.values(CLAUSES)) {
    expect(text.length).toBeLessThanOrEqual(500);
    expect(text).toMatch(/^(Conditions générales|Charte), .+(\.|\u202f»)$/);
  }
});

test('one decision covers cases of the same person only, of kinds about behaviour', () => {
  const report = { kind: 'report', subject_id: 'karim' } as const;
  expect(areDecidedTogether(report, { kind: 'note', subject_id: 'karim' })).toBe(true);
  expect(areDecidedTogether(report, { kind: 'photo', subject_id: 'karim' })).toBe(false);
  expect(areDecidedTogether(report, { kind: 'report', subject_id: 'ousmane' })).toBe(false);
  const unknown = { kind: 'report', subject_id: null } as const;
  expect(areDecidedTogether(unknown, unknown)).toBe(false);
});
