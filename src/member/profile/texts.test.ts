import { describe, expect, it, test } from 'vitest';
import {
  FAMILY_PLANS,
  LIVING_ARRANGEMENTS,
  LIVING_PREFERENCES,
  LOVE_DIMENSIONS,
  LOVE_SCORE_MAX,
  LOVE_SCORE_MIN,
  QUIZ_TOPICS,
} from './rules.ts';
import { LOVE_QUESTIONS, lifeSentences, loveSentence, QUIZ_QUESTIONS } from './texts.ts';

const LIFE = {
  living_preference: 'En ville',
  living_arrangement: 'Vie commune',
  family_plans: 'Je veux des enfants',
} as const;

test('lifeSentences puts wishes into natural words', () => {
  expect(lifeSentences(LIFE, false)).toEqual({
    children: 'Sans enfant',
    family: 'Veut des enfants',
    together: 'Imagine une vie à deux sous le même toit',
    place: 'Aime vivre en ville',
  });
  expect(lifeSentences(LIFE, true)).toMatchObject({
    children: 'A des enfants',
    family: 'Voudrait encore des enfants',
  });
});

test('lifeSentences returns only whether there are children when there are no answers', () => {
  expect(lifeSentences(null, true)).toEqual({ children: 'A des enfants' });
  expect(lifeSentences(null, false)).toEqual({ children: 'Sans enfant' });
});

test('lifeSentences returns a different sentence for each answer, all gender-neutral', () => {
  const all = [
    ...FAMILY_PLANS.flatMap((family_plans) =>
      [true, false].map((has) => lifeSentences({ ...LIFE, family_plans }, has).family),
    ),
    ...LIVING_ARRANGEMENTS.map(
      (living_arrangement) => lifeSentences({ ...LIFE, living_arrangement }, true).together,
    ),
    ...LIVING_PREFERENCES.map(
      (living_preference) => lifeSentences({ ...LIFE, living_preference }, true).place,
    ),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((sentence) => sentence?.includes('('))).toEqual([]);
});

const scores = Array.from({ length: LOVE_SCORE_MAX }, (_, index) => index + LOVE_SCORE_MIN);

describe('the texts of the love profile', () => {
  it('contain one question per dimension, all different', () => {
    const questions = LOVE_DIMENSIONS.map((dimension) => LOVE_QUESTIONS[dimension].question);
    expect(new Set(questions).size).toBe(LOVE_DIMENSIONS.length);
  });

  it.each(LOVE_DIMENSIONS)('contain a different sentence for each answer about %s', (dimension) => {
    const sentences = scores.map((score) => loveSentence(dimension, score));
    expect(new Set(sentences).size).toBe(scores.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{20,}\.$/u);
  });

  it.each(LOVE_DIMENSIONS)('phrase %s in the first person', (dimension) => {
    for (const score of scores) {
      expect(loveSentence(dimension, score)).toMatch(/(^|[^\p{L}])(je |j’|me |m’|ma |mon |mes |moi)/iu);
    }
  });

  it.each([0, 6, 2.5, Number.NaN])('contain « Non renseigné » for %s, which is not an answer', (score) => {
    expect(loveSentence('liberty_score', score)).toBe('Non renseigné');
  });
});

it.each(QUIZ_TOPICS)('the quiz asks a question about %s and explains both ends of the scale', (topic) => {
  const { question, ends } = QUIZ_QUESTIONS[topic];
  expect(question).toMatch(/\u202f\?$/);
  expect(new Set(ends).size).toBe(2);
});

it('each topic of the quiz has its own name', () => {
  expect(new Set(QUIZ_TOPICS.map((topic) => QUIZ_QUESTIONS[topic].name)).size).toBe(QUIZ_TOPICS.length);
});
