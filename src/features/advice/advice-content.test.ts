import { expect, test } from 'vitest';
import { QUIZ_TOPICS } from '#features/questionnaires/rules.ts';
import { countWords } from '#testing/count-words.ts';
import { ADVICE_ARTICLES, ALL_IS_WELL } from './advice-content.ts';

test.each(QUIZ_TOPICS)('the page on %s is read in 300 to 500 words, with three exercises', (topic) => {
  const { felt, why, exercises, help } = ADVICE_ARTICLES[topic];
  const texts = [...felt, ...why, ...exercises.flatMap(({ title, text }) => [title, text]), ...help];
  const words = countWords(texts.join(' '));
  expect(words).toBeGreaterThanOrEqual(300);
  expect(words).toBeLessThanOrEqual(500);
  expect(new Set(exercises.map(({ title }) => title)).size).toBe(3);
});

test.each(QUIZ_TOPICS)('the page on %s says when to see a professional and whom to call', (topic) => {
  const help = ADVICE_ARTICLES[topic].help.join(' ');
  expect(help).toMatch(/médecin|psychologue/);
  expect(help).toContain('3114');
  expect(help).toContain('3919');
});

test('« Formidable ! » gives three ideas', () => {
  expect(ALL_IS_WELL.ideas).toHaveLength(3);
});
