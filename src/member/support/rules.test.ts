import { describe, expect, test } from 'vitest';
import { parisDay } from '#lib/french-date.ts';
import {
  ACCOUNT_SUGGESTION,
  ACKNOWLEDGEMENTS,
  answerPromise,
  automaticReplies,
  looksLikePhoneNumber,
  type OpeningHours,
  openingVerdict,
  VISITOR_ID,
} from './rules.ts';

test.each(['06 12 34 56 78', '+33 6 12 34 56 78', '0612345678', '(01) 23-45-67-89', '+1 514 555 0123'])(
  'accepts %s as a phone number',
  (text) => expect(looksLikePhoneNumber(text)).toBe(true),
);

test.each(['', 'appelez-moi', '12345', '06 12 34 56 78 ou le soir', '1234567890123456'])(
  'rejects « %s » as a phone number',
  (text) => expect(looksLikePhoneNumber(text)).toBe(false),
);

const WEEK = [1, 2, 3, 4, 5].flatMap((day) => [
  { day, opens: '09:00', closes: '12:30' },
  { day, opens: '14:00', closes: '18:00' },
]);
const hours: OpeningHours = { week: WEEK, closures: [] };
const MINUTES = 'L’équipe répond en général en quelques minutes.';

function promised(
  at: string,
  { present = false, ...changes }: Partial<OpeningHours> & { present?: boolean } = {},
) {
  const now = new Date(at);
  return answerPromise({ ...hours, ...changes }, { present, today: parisDay(now), now });
}

describe('the promise of an answer', () => {
  test.each([
    ['on Friday morning, with staff', '2026-11-20T10:00:00+01:00', true, MINUTES],
    [
      'on Friday morning, without staff',
      '2026-11-20T10:00:00+01:00',
      false,
      'Nous vous répondons dans la journée.',
    ],
    ['at noon', '2026-11-20T13:00:00+01:00', true, 'Nous vous répondons cet après-midi.'],
    ['before nine', '2026-11-20T07:00:00+01:00', true, 'Nous vous répondons ce matin.'],
    [
      'on Thursday evening, even with staff',
      '2026-11-19T21:00:00+01:00',
      true,
      'Nous vous répondons demain matin.',
    ],
    [
      'in the last half hour, without staff',
      '2026-11-19T17:45:00+01:00',
      false,
      'Nous vous répondons demain matin.',
    ],
    ['on Friday evening', '2026-11-20T19:00:00+01:00', false, 'Nous vous répondons lundi matin.'],
    ['on Sunday night after midnight', '2026-11-23T00:30:00+01:00', false, 'Nous vous répondons ce matin.'],
    [
      'on the eve of a public holiday',
      '2026-11-10T20:00:00+01:00',
      false,
      'Nous vous répondons jeudi matin.',
    ],
    ['on Good Friday', '2026-04-03T20:00:00+02:00', false, 'Nous vous répondons mardi matin.'],
  ])('%s', (_, at, present, sentence) => {
    expect(promised(at, { present })).toBe(sentence);
  });

  test('names the day when the closure is longer', () => {
    const closures = [{ from: '2026-12-24', to: '2027-01-03', reason: 'Fêtes' }];
    expect(promised('2026-12-23T20:00:00+01:00', { closures })).toBe(
      'Nous vous répondons le lundi 4 janvier.',
    );
  });

  test('names no time without opening hours', () => {
    expect(promised('2026-11-20T10:00:00+01:00', { week: [], present: true })).toBe(
      'Nous vous répondons dès que possible.',
    );
  });
});

test.each([
  ['ok', WEEK],
  ['ok', []],
  ['backwards', [{ day: 1, opens: '18:00', closes: '09:00' }]],
  ['overlap', [...WEEK, { day: 1, opens: '12:00', closes: '13:00' }]],
])('openingVerdict returns %s', (verdict, week) => {
  expect(openingVerdict({ week, closures: [] })).toBe(verdict);
});

const now = new Date('2026-11-21T12:00:00+01:00');
const sent = { kind: 'visitor', messageCount: 1, teamWroteAt: null, acknowledged: null, now } as const;
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const least = () => 0;
const most = () => 1 - 2 ** -32;

describe('automatic replies', () => {
  test.each([
    [least, 2000, ACKNOWLEDGEMENTS[0]],
    [most, 4999, ACKNOWLEDGEMENTS[4]],
  ])('come after 2000 to 4999 ms, one of five', (random, afterMs, content) => {
    const [reply] = automaticReplies({ ...sent, kind: 'member' }, random);
    expect(reply).toEqual({ role: 'acknowledgement', content, afterMs });
  });

  test('suggest an account 2 s later if the conversation had two messages or fewer', () => {
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

  test.each(ACKNOWLEDGEMENTS)('never repeat « %s » in a row', (acknowledged) => {
    for (const random of [least, most, () => 0.5]) {
      const [reply] = automaticReplies({ ...sent, acknowledged }, random);
      expect(ACKNOWLEDGEMENTS).toContain(reply?.content);
      expect(reply?.content).not.toBe(acknowledged);
    }
  });

  test('suggest no account to a member', () => {
    expect(automaticReplies({ ...sent, kind: 'member', messageCount: 0 }, least)).toHaveLength(1);
  });

  test('stop if a colleague wrote less than 30 minutes ago', () => {
    expect(automaticReplies({ ...sent, teamWroteAt: minutesAgo(29) }, least)).toEqual([]);
    expect(automaticReplies({ ...sent, teamWroteAt: minutesAgo(30) }, least)).toHaveLength(2);
  });
});

test.each([
  ['visitor-1795258800000-k3v9q2', true],
  ['visitor-1795258800000-', false],
  ['1795258800000-k3v9q2', false],
  ["visitor-1795258800000-k3v9q2'; --", false],
])('VISITOR_ID accepts the label %s: %s', (label, accepted) => expect(VISITOR_ID.test(label)).toBe(accepted));
