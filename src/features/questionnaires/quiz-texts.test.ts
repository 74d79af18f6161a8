import { expect, it } from 'vitest';
import { QUIZ_QUESTIONS } from './quiz-texts.ts';
import { QUIZ_TOPICS } from './rules.ts';

it.each(QUIZ_TOPICS)('the quiz asks a question about %s and says what both ends mean', (topic) => {
  const { question, ends } = QUIZ_QUESTIONS[topic];
  expect(question).toMatch(/\u202f\?$/);
  expect(new Set(ends).size).toBe(2);
});

it('each topic of the quiz has a name of its own', () => {
  expect(new Set(QUIZ_TOPICS.map((topic) => QUIZ_QUESTIONS[topic].name)).size).toBe(QUIZ_TOPICS.length);
});
