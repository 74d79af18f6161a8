import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnsweredSteps, FUNNEL_STEPS, minutesLeft, nextStep, redirectFor } from './rules.ts';

const none: AnsweredSteps = {
  profile: false,
  preferences: false,
  lifeProject: false,
  sharedValues: false,
  loveProfile: false,
  quiz: false,
};
const all: AnsweredSteps = {
  profile: true,
  preferences: true,
  lifeProject: true,
  sharedValues: true,
  loveProfile: true,
  quiz: true,
};
const anySteps = fc.record({
  profile: fc.boolean(),
  preferences: fc.boolean(),
  lifeProject: fc.boolean(),
  sharedValues: fc.boolean(),
  loveProfile: fc.boolean(),
  quiz: fc.boolean(),
});
const memberRoutes = FUNNEL_STEPS.slice(1).map((step) => step.route);

describe('the order of the funnel', () => {
  it('matches the specification', () => {
    expect(FUNNEL_STEPS.map((step) => step.id)).toEqual([
      'form',
      'profile',
      'preferences',
      'life-project',
      'shared-values',
      'love-profile',
      'quiz',
      'advice',
      'complete',
    ]);
  });

  it('reduces the time left at each step', () => {
    const left = FUNNEL_STEPS.map((step) => minutesLeft(step.id));
    expect(left).toEqual([...left].sort((a, b) => b - a));
    expect(minutesLeft('complete')).toBe(0);
  });
});

describe('nextStep', () => {
  it.each([
    ['a new account', none, 'profile'],
    ['a profile without preferences', { ...none, profile: true }, 'preferences'],
    ['a profile and its preferences', { ...none, profile: true, preferences: true }, 'life-project'],
    ['everything but the shared values', { ...all, sharedValues: false }, 'shared-values'],
    ['everything but the love profile', { ...all, loveProfile: false }, 'love-profile'],
  ])('returns the first missing answer after %s', (_case, steps, id) => {
    expect(nextStep(steps)?.id).toBe(id);
  });

  it('returns null once all is answered; the quiz is optional', () => {
    expect(nextStep(all)).toBeNull();
    expect(nextStep({ ...all, quiz: false })).toBeNull();
  });
});

describe('access to a funnel page', () => {
  it.each(memberRoutes)('%s requires a session', (route) => {
    expect(redirectFor(route, null)).toBe('/inscription/form');
  });

  it('allows visitors on the form', () => {
    expect(redirectFor('/inscription/form', null)).toBeNull();
  });

  it('does not allow a second profile', () => {
    expect(redirectFor('/inscription/profile', all)).toBe('/inscription/preferences');
  });

  it.each(memberRoutes.slice(1))('%s requires a profile', (route) => {
    expect(redirectFor(route, none)).toBe('/inscription/profile');
  });

  it.each(memberRoutes.slice(2))('%s requires preferences', (route) => {
    expect(redirectFor(route, { ...none, profile: true })).toBe('/inscription/preferences');
  });

  it.each(['/inscription/advice', '/inscription/complete'])(
    '%s requires every answer but the quiz',
    (route) => {
      expect(redirectFor(route, { ...all, quiz: false })).toBeNull();
      expect(redirectFor(route, { ...all, sharedValues: false, quiz: false })).toBe(
        '/inscription/shared-values',
      );
    },
  );

  it.each(memberRoutes.slice(1))('%s may be revisited', (route) => {
    expect(redirectFor(route, all)).toBeNull();
  });

  it('has no redirect loop', () => {
    fc.assert(
      fc.property(anySteps, fc.constantFrom(...memberRoutes), (steps, route) => {
        const first = redirectFor(route, steps);
        const second = first === null ? null : redirectFor(first, steps);
        expect(second === null || redirectFor(second, steps) === null).toBe(true);
      }),
    );
  });

  it('always allows the resume step', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const next = nextStep(steps);
        fc.pre(next !== null);
        expect(redirectFor(next?.route ?? '', steps)).toBeNull();
      }),
    );
  });
});
