import { expect, it, test } from 'vitest';
import { QUIZ_TOPICS } from '#member/profile/rules.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { countWords } from '#testing/count-words.ts';
import { WORKSHOP_OF_TOPIC } from '../rules.ts';
import { ADVICE, ADVICE_ARTICLES, ALL_IS_WELL } from './advice.ts';

test.each(QUIZ_TOPICS)('the article on %s has 300 to 500 words and three exercises', (topic) => {
  const { felt, why, exercises, help } = ADVICE_ARTICLES[topic];
  const texts = [...felt, ...why, ...exercises.flatMap(({ title, text }) => [title, text]), ...help];
  const words = countWords(texts.join(' '));
  expect(words).toBeGreaterThanOrEqual(300);
  expect(words).toBeLessThanOrEqual(500);
  expect(new Set(exercises.map(({ title }) => title)).size).toBe(3);
});

test.each(QUIZ_TOPICS)(
  'the article on %s says when to see a professional and which number to call',
  (topic) => {
    const help = ADVICE_ARTICLES[topic].help.join(' ');
    expect(help).toMatch(/médecin|psychologue/);
    expect(help).toContain('3114');
    expect(help).toContain('3919');
  },
);

test.each(QUIZ_TOPICS)('the article on %s has three openings, none of which contains a number', (topic) => {
  const { leads } = ADVICE_ARTICLES[topic];
  expect(new Set(leads).size).toBe(3);
  for (const lead of leads) expect(lead).not.toMatch(/\d/);
});

test('« Formidable ! » gives three ideas', () => {
  expect(ALL_IS_WELL.ideas).toHaveLength(3);
});

const sentenceEnds = /[.!?](?=\s|$)/gu;

it.each(QUIZ_TOPICS)(
  'the advice on %s names the feeling and a step to try, in two to four sentences',
  (topic) => {
    const { felt, toTry } = ADVICE[topic];
    const sentences = [felt, toTry].map(
      (text) => text.replace(/«[^»]*»/gu, '').match(sentenceEnds)?.length ?? 0,
    );
    const total = sentences.reduce((sum, count) => sum + count, 0);
    expect(Math.min(...sentences)).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(2);
    expect(total).toBeLessThanOrEqual(4);
  },
);

it('each topic links to its workshop', () => {
  const titles = QUIZ_TOPICS.map((topic) => workshopOf(WORKSHOP_OF_TOPIC[topic]).title);
  expect(titles).toEqual([
    'Faire le deuil d’une relation passée',
    'Apaiser la peur de l’abandon',
    'Retrouver confiance en soi',
    'Se libérer de la dépendance affective',
  ]);
});
