import { describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#member/profile/rules.ts';
import {
  callPhase,
  canDecline,
  canWrite,
  FAREWELL_NAMES,
  farewellSentence,
  firstWords,
  greeting,
  lastQuestion,
  secondsLeft,
  silenceOf,
  suggestsVoice,
  turnOf,
} from './rules.ts';
import { PROMPT_QUESTIONS, photoQuestion, QUESTIONS } from './texts.ts';

const nothing = { prompts: [], captions: [], activities: [] };
const claire = { first_name: 'Claire', gender: 'femme' } as const;
const karim = { first_name: 'Karim', gender: 'homme' } as const;

test('greeting names both members and what they have in common, in natural words', () => {
  expect(greeting(claire, karim, ['Balades, voyages, weekends', 'Danse'])).toBe(
    'Claire a ouvert cette conversation avec Karim. Vous aimez tous les deux les balades, les voyages et la danse.',
  );
  expect(greeting(claire, { ...karim, gender: 'femme' }, ['Danse'])).toMatch(
    /Vous aimez toutes les deux la danse\.$/,
  );
  expect(greeting(claire, karim, [])).toBe('Claire a ouvert cette conversation avec Karim.');
});

test.each(ACTIVITIES)('the words for « %s » never quote the form, and contain one question', (activity) => {
  expect(greeting(claire, karim, [activity])).not.toContain(`« ${activity}`);
  expect(firstWords({ ...nothing, activities: [activity] })[0]).toMatch(/^\p{Lu}[^«»]*\u202f\?$/u);
});

test.each([0, 1, 2, 5])(
  'firstWords returns three different ideas for a profile with %i activities',
  (count) => {
    const ideas = firstWords({ ...nothing, activities: ACTIVITIES.slice(0, count) });
    expect(new Set(ideas).size).toBe(3);
    expect(ideas[2]).toContain('dimanche réussi');
  },
);

test('firstWords prefers a phrase and a captioned photo to the activities', () => {
  const told = { prompts: ['song', 'together'], captions: ['', 'Au lac'], activities: ['Danse'] } as const;
  expect(firstWords(told).slice(0, 2)).toEqual([PROMPT_QUESTIONS.song, photoQuestion('Au lac')]);
  expect(firstWords({ ...told, captions: [''] })[1]).toBe(QUESTIONS.Danse);
});

test.each([
  ['Bonjour. Quel sentier me conseilleriez-vous\u202f?', 'Quel sentier me conseilleriez-vous\u202f?'],
  ['Vous allez bien ? Moi oui ! Et votre chat ?', 'Et votre chat ?'],
  ['Et vous ? Je suis curieuse.', 'Et vous ?'],
  ['Bonne soirée.', undefined],
  ['Voilà. Et vous ??', 'Et vous ?'],
  ['?', undefined],
  ['Belle soirée ! Connaissez-vous exemple.invalid ?', 'Connaissez-vous exemple.invalid ?'],
  ['Ça vous tente ? https://exemple.invalid/?jour=3', 'Ça vous tente ?'],
  ['Regardez https://exemple.invalid/?jour=3', undefined],
  [`Dites-moi ${'tout '.repeat(60)}?`, undefined],
])('lastQuestion finds the question in « %s »', (content, question) => {
  expect(lastQuestion(content)).toBe(question);
});

describe('five days without a first answer', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const said = (daysAgo: number, mine: boolean, automatic = false) => ({
    mine,
    automatic,
    createdAt: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
  });

  test.each([
    ['the writer', [said(9, true, true), said(5, true)], 'mine'],
    ['the reader', [said(9, true, true), said(6, false), said(1, false)], 'theirs'],
    ['nobody earlier', [said(4.9, true)], undefined],
    ['nobody once both have written', [said(9, true), said(8, false)], undefined],
    ['nobody after the automatic greeting alone', [said(9, true, true)], undefined],
  ] as const)('offer a way out to %s', (_, messages, to) => {
    expect(silenceOf(messages, now)).toBe(to);
  });
});

describe('ten minutes of voice', () => {
  const now = new Date('2026-12-03T12:00:00Z');
  const said = (hoursAgo: number, mine: boolean, automatic = false) => ({
    mine,
    automatic,
    createdAt: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
  });
  const lately = [said(3, true), said(2, false)];
  test.each([
    [
      'become a suggestion once both have written for two days',
      [said(60, true), said(48, false), ...lately],
      true,
    ],
    ['stay hidden a minute earlier', [said(60, true), said(47.9, false), ...lately], false],
    ['stay hidden from the fourth day on', [said(80, true), said(72, false), ...lately], false],
    ['wait until both have written again', [said(60, true), said(50, false), said(3, true)], false],
    ['ignore automatic messages', [said(60, true), said(50, false, true), ...lately], false],
  ] as const)('%s', (_, messages, suggested) => {
    expect(suggestsVoice(messages, now)).toBe(suggested);
  });
});

test('turnOf gives the turn to the member who did not write last, and to both before the first words', () => {
  const said = (mine: boolean, automatic = false) => ({
    mine,
    automatic,
    createdAt: '2026-11-21T12:00:00.000Z',
  });
  expect(
    [said(true), said(false), said(true, true), said(false, true), null].map((last) => turnOf(last)),
  ).toEqual(['wait', 'answer', 'write-first', 'write-first', 'write-first']);
});

test.each([
  ['waiting', 1, ['wait-for-date', 'wait-for-date']],
  ['to-answer', 1, ['answer', 'answer']],
  ['waiting', -1, ['wait', 'answer']],
  ['to-answer', -1, ['wait', 'answer']],
  ['agreed', 1, ['agreed', 'agreed']],
  ['agreed', -1, ['wait', 'answer']],
] as const)(
  'turnOf: a plan %s, %i minute after the last message, mine or theirs',
  (status, minutes, turns) => {
    const at = Date.parse('2026-11-21T12:00:00.000Z');
    const changedAt = new Date(at + minutes * 60_000).toISOString();
    const said = (mine: boolean) => ({ mine, automatic: false, createdAt: new Date(at).toISOString() });
    expect([true, false].map((mine) => turnOf(said(mine), { status, changedAt }))).toEqual(turns);
  },
);

test('lets only the declined member write, once, after a conversation was declined', () => {
  expect([null, 'by-me', 'by-them', 'by-them-answered'].map((closure) => canWrite(closure as never))).toEqual(
    ['ok', 'closed', 'once', 'closed'],
  );
  expect(
    [null, 'by-me', 'by-them', 'by-them-answered'].map((closure) => canDecline(closure as never)),
  ).toEqual(['ok', 'done', 'closed', 'closed']);
});

test('starts every farewell with the first name of the declined member', () => {
  const sentences = FAREWELL_NAMES.map((name) => farewellSentence(name, 'Karim'));
  expect(new Set(sentences).size).toBe(4);
  for (const sentence of sentences) expect(sentence).toMatch(/^Karim, \p{Ll}.*\.$/u);
});

const at = (text: string) => new Date(`2026-11-21T${text}+01:00`);
const proposedAt = at('12:00:00');

describe('a call', () => {
  test.each([
    ['can be accepted for a day', null, null, '2026-11-22T11:59:59+01:00', 'proposed'],
    ['expires after a day without an answer', null, null, '2026-11-22T12:00:00+01:00', 'over'],
    ['can be joined for two hours', at('13:00:00'), null, '2026-11-21T14:59:59+01:00', 'open'],
    [
      'closes after two hours if one of the two never joined',
      at('13:00:00'),
      null,
      '2026-11-21T15:00:00+01:00',
      'over',
    ],
    ['lasts ten minutes', at('13:00:00'), at('14:55:00'), '2026-11-21T15:04:59+01:00', 'open'],
    ['ends after ten minutes', at('13:00:00'), at('14:55:00'), '2026-11-21T15:05:00+01:00', 'over'],
  ])('%s', (_, acceptedAt, startedAt, now, phase) => {
    expect(callPhase({ proposedAt, acceptedAt, startedAt }, new Date(now))).toBe(phase);
  });

  test.each([
    [null, '12:00:00', null],
    [at('12:00:00'), '12:00:00', 600],
    [at('12:00:00'), '12:09:59', 1],
    [at('12:00:00'), '12:11:00', 0],
  ])('started at %s has, at %s, %s seconds left', (startedAt, now, left) => {
    expect(secondsLeft(startedAt, at(now))).toBe(left);
  });
});
