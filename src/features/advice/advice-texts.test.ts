import { expect, it } from 'vitest';
import { QUIZ_TOPICS } from '#features/questionnaires/rules.ts';
import { workshopOf } from '#features/workshops/workshops-content.ts';
import { ADVICE } from './advice-texts.ts';
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

it('each topic leads to the workshop that speaks of it', () => {
  const titles = QUIZ_TOPICS.map((topic) => workshopOf(WORKSHOP_OF_TOPIC[topic]).title);
  expect(titles).toEqual([
    'Faire le deuil d’une relation passée',
    'Apaiser la peur de l’abandon',
    'Retrouver confiance en soi',
    'Se libérer de la dépendance affective',
  ]);
});
