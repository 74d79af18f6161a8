import { expect, it } from 'vitest';
import { QUIZ_TOPICS } from '#features/questionnaires/rules.ts';
import { ADVICE, ADVISED_WORKSHOP_TITLES } from './advice-texts.ts';
import { WORKSHOP_OF_TOPIC } from './rules.ts';

const sentenceEnds = /[.!?](?=\s|$)/gu;

it.each(QUIZ_TOPICS)(
  'the advice on %s says what is felt and what to try, in two to four sentences',
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

it('each topic leads to a workshop of its own', () => {
  const titles = QUIZ_TOPICS.map((topic) => ADVISED_WORKSHOP_TITLES[WORKSHOP_OF_TOPIC[topic]]);
  expect(new Set(titles).size).toBe(QUIZ_TOPICS.length);
});
