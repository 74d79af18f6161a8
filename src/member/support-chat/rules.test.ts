import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_SUGGESTION,
  ACKNOWLEDGEMENTS,
  automaticReplies,
  supportGreeting,
  VISITOR_ID,
} from './rules.ts';

const now = new Date('2026-11-21T12:00:00+01:00');
const sent = { kind: 'visitor', messageCount: 1, teamWroteAt: null, acknowledged: null, now } as const;
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const least = () => 0;
const most = () => 1 - 2 ** -32;

describe('what the server answers in the team’s name', () => {
  test.each([
    [least, 2000, ACKNOWLEDGEMENTS[0]],
    [most, 4999, ACKNOWLEDGEMENTS[4]],
  ])('comes after 2000 to 4999 ms, one of five', (random, afterMs, content) => {
    const [reply] = automaticReplies({ ...sent, kind: 'member' }, random);
    expect(reply).toEqual({ role: 'acknowledgement', content, afterMs });
  });

  test('suggests an account 2 s later when the conversation held two messages or fewer', () => {
    const roles = (messageCount: number) =>
      automaticReplies({ ...sent, messageCount }, least).map(({ role }) => role);
    expect(roles(0)).toEqual(['acknowledgement', 'suggestion']);
    expect(roles(2)).toEqual(['acknowledgement', 'suggestion']);
    expect(roles(3)).toEqual(['acknowledgement']);
    expect(automaticReplies(sent, most).at(-1)).toEqual({
      role: 'suggestion',
      content: ACCOUNT_SUGGESTION,
      afterMs: 6999,
    });
  });

  test.each(ACKNOWLEDGEMENTS)('never repeats « %s » at once', (acknowledged) => {
    for (const random of [least, most, () => 0.5]) {
      const [reply] = automaticReplies({ ...sent, acknowledged }, random);
      expect(ACKNOWLEDGEMENTS).toContain(reply?.content);
      expect(reply?.content).not.toBe(acknowledged);
    }
  });

  test('suggests no account to a member', () => {
    expect(automaticReplies({ ...sent, kind: 'member', messageCount: 0 }, least)).toHaveLength(1);
  });

  test('is nothing while someone of the team is there: they wrote less than 30 minutes ago', () => {
    expect(automaticReplies({ ...sent, teamWroteAt: minutesAgo(29) }, least)).toEqual([]);
    expect(automaticReplies({ ...sent, teamWroteAt: minutesAgo(30) }, least)).toHaveLength(2);
  });
});

test('the five acknowledgements and the other texts are different', () => {
  const texts = [...ACKNOWLEDGEMENTS, ACCOUNT_SUGGESTION, supportGreeting('Claire')];
  expect(new Set(texts).size).toBe(7);
  expect(supportGreeting('Claire')).toContain('Bonjour Claire');
});

test.each([
  ['visitor-1795258800000-k3v9q2', true],
  ['visitor-1795258800000-', false],
  ['1795258800000-k3v9q2', false],
  ["visitor-1795258800000-k3v9q2'; --", false],
])('the label %s is accepted: %s', (label, accepted) => expect(VISITOR_ID.test(label)).toBe(accepted));
