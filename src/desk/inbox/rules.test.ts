import { describe, expect, test } from 'vitest';
import { audienceOf } from '#member/support-threads/rules.ts';
import { audiencesOf, fillReply } from './rules.ts';

describe('a message is read by', () => {
  test.each([
    ['support', ['support', 'coach']],
    ['coach', ['coach']],
    ['admin', ['support', 'admin']],
    ['moderation', []],
    ['matchmaker', []],
  ] as const)('%s when it is for %j', (role, audiences) => {
    expect(audiencesOf([role])).toEqual(audiences);
  });

  test('the admin alone when it is about data protection', () => {
    expect(audienceOf('dpo')).toBe('admin');
    expect(audiencesOf(['support', 'coach', 'moderation', 'matchmaker'])).not.toContain('admin');
  });
});

describe('a saved reply', () => {
  const reply = 'Bonjour {prénom}, merci de votre message. {moi}';
  test('has the first names filled in', () => {
    expect(fillReply(reply, { name: 'Claire Exemple', me: 'Nadia' })).toBe(
      'Bonjour Claire, merci de votre message. Nadia',
    );
  });
  test('greets whoever gave no name without one', () => {
    expect(fillReply(reply, { name: '', me: 'Nadia' })).toBe('Bonjour, merci de votre message. Nadia');
  });
});
