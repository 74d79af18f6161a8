import { describe, expect, test } from 'vitest';
import { audiencesOf } from '#desk/staff/rules.ts';
import { audienceOf } from '#member/support/rules.ts';
import { fillReply, snoozeMornings, unknownVariable } from './rules.ts';

describe('a message', () => {
  test.each([
    ['support', ['support', 'coach']],
    ['coach', ['coach']],
    ['admin', ['support', 'admin']],
    ['moderation', []],
    ['matchmaker', []],
  ] as const)('can be read by %s when it is for %j', (role, audiences) => {
    expect(audiencesOf([role])).toEqual(audiences);
  });

  test('can be read only by the admin when it is about data protection', () => {
    expect(audienceOf('dpo')).toBe('admin');
    expect(audiencesOf(['support', 'coach', 'moderation', 'matchmaker'])).not.toContain('admin');
  });
});

describe('a saved reply', () => {
  const reply = 'Bonjour {prénom}, merci de votre message. {moi}';
  test('gets the first names filled in', () => {
    expect(fillReply(reply, { name: 'Claire Exemple', me: 'Nadia' })).toBe(
      'Bonjour Claire, merci de votre message. Nadia',
    );
  });
  test.each([
    [reply, undefined],
    ['Bonjour {prenom}', '{prenom}'],
    ['{moi}, {ville}', '{ville}'],
  ])('rejects the unknown variables of %j: %s', (content, unknown) => {
    expect(unknownVariable(content)).toBe(unknown);
  });
  test('greets a person without a first name without a name', () => {
    expect(fillReply(reply, { name: '', me: 'Nadia' })).toBe('Bonjour, merci de votre message. Nadia');
  });
});

describe('snoozes a conversation until nine in the morning', () => {
  test.each([
    ['from a Tuesday', '2026-11-24', '2026-11-25T09:00+01:00', '2026-11-30T09:00+01:00'],
    ['from a Friday to Monday at once', '2026-11-27', '2026-11-30T09:00+01:00', '2026-11-30T09:00+01:00'],
    ['past Easter Monday', '2026-04-03', '2026-04-07T09:00+02:00', '2026-04-07T09:00+02:00'],
    ['over the change of the clocks', '2026-10-24', '2026-10-26T09:00+01:00', '2026-10-26T09:00+01:00'],
  ])('%s', (_, today, tomorrow, monday) => {
    expect(snoozeMornings(today)).toEqual({ tomorrow: new Date(tomorrow), monday: new Date(monday) });
  });
});
