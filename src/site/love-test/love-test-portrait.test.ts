import { describe, expect, it } from 'vitest';
import { typographyFaults } from '#testing/french-typography.ts';
import { lovePortraitOf } from './love-test-portrait.ts';
import { LOOKED_FOR, OF_EACH_ANSWER, WAYS_OF_LOVING } from './love-test-portrait-texts.ts';
import {
  answersToKeep,
  completeAnswers,
  type LoveTestAnswers,
  SUNDAY_ACTIVITIES,
  TEST_QUESTIONS,
  TEST_SUBJECTS,
} from './love-test-subjects.ts';

const PLACES = [1, 2, 3, 4, 5];

const EVERY_ANSWER: LoveTestAnswers[] = TEST_SUBJECTS.reduce<Partial<LoveTestAnswers>[]>(
  (begun, subject) => begun.flatMap((answers) => PLACES.map((place) => ({ ...answers, [subject]: place }))),
  [{}],
).map((answers) => completeAnswers(answers) as LoveTestAnswers);

const textOf = (answers: LoveTestAnswers) => lovePortraitOf(answers).paragraphs.join(' ');
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word));

describe('the portrait of the love test', () => {
  it('differs for each of the 3,125 ways to answer', () => {
    expect(EVERY_ANSWER).toHaveLength(3125);
    expect(new Set(EVERY_ANSWER.map(textOf)).size).toBe(3125);
  });

  it('has 120 to 180 words, and no missing part', () => {
    const lengths = EVERY_ANSWER.map((answers) => wordsOf(textOf(answers)).length);
    expect([Math.min(...lengths) >= 120, Math.max(...lengths) <= 180]).toEqual([true, true]);
    expect(EVERY_ANSWER.filter((answers) => /undefined| {2}|^ | $/.test(textOf(answers)))).toEqual([]);
  });

  it('shares no paragraph between opposite answers', () => {
    const opposite = (answers: LoveTestAnswers): LoveTestAnswers => ({
      liberty_score: 6 - answers.liberty_score,
      communication_score: 6 - answers.communication_score,
      tenderness_score: 6 - answers.tenderness_score,
      quarrel: 6 - answers.quarrel,
      sunday: 6 - answers.sunday,
    });
    for (const answers of EVERY_ANSWER.filter((one) =>
      TEST_SUBJECTS.every((subject) => one[subject] !== 3),
    )) {
      const [one, other] = [lovePortraitOf(answers), lovePortraitOf(opposite(answers))];
      expect(one.image).not.toBe(other.image);
      expect(one.paragraphs.filter((paragraph) => other.paragraphs.includes(paragraph))).toEqual([]);
    }
  });

  it('says what to look for, and how to express what may be hard', () => {
    for (const answers of EVERY_ANSWER) {
      const { paragraphs } = lovePortraitOf(answers);
      expect(paragraphs[2]).toMatch(/\. Vous chercherez quelqu’un [^.]+, et [^.]+\.$/);
      expect(paragraphs.at(-1)).toMatch(/\u202f: «\u202f[^»]+[.?]\u202f»$/);
    }
  });

  it('passes no judgement, and needs no gender', () => {
    const texts = [
      ...Object.values(WAYS_OF_LOVING).flatMap((ways) =>
        Object.values(ways).flatMap((way) => Object.values(way)),
      ),
      ...Object.values(OF_EACH_ANSWER).flat(),
      ...Object.values(LOOKED_FOR).flatMap((clauses) => Object.values(clauses)),
    ];
    for (const text of texts) {
      expect(text).not.toMatch(/troubl|anxie|dépendan|toxique|syndrome|diagnos|évitant|pathologi|immatur/iu);
      expect(text).not.toMatch(/(?:vous êtes|je suis) \p{L}+(?:é|ée|if|ive|eux|euse)(?!\p{L})|\(e\)/iu);
      expect({ text, faults: typographyFaults(text) }).toEqual({ text, faults: [] });
    }
  });

  it('uses twelve images, each with its own sentence for the card', () => {
    const drawn = EVERY_ANSWER.map(lovePortraitOf);
    expect(new Set(drawn.map(({ image }) => image)).size).toBe(12);
    expect(new Set(drawn.map(({ sentence }) => sentence)).size).toBe(12);
  });
});

describe('the questions', () => {
  it.each(TEST_SUBJECTS)('offer five different answers about %s, each with its own text', (subject) => {
    const { question, sentences } = TEST_QUESTIONS[subject];
    expect(question).toMatch(/\u202f\?$/);
    expect(`${question} ${sentences.join(' ')}`).not.toMatch(/sexualit|désir|rupture|abandon|3114/i);
    expect([new Set(sentences).size, new Set(OF_EACH_ANSWER[subject]).size]).toEqual([5, 5]);
  });

  it('match the member’s questionnaires, except for the way out of a quarrel', () => {
    const answers = { liberty_score: 2, communication_score: 4, tenderness_score: 5, quarrel: 1, sunday: 3 };
    expect(answersToKeep(answers)).toEqual({
      love: { liberty_score: 2, communication_score: 4, tenderness_score: 5 },
      activities: ['Sorties, Fêtes'],
    });
    expect(new Set(SUNDAY_ACTIVITIES).size).toBe(5);
    expect(completeAnswers({ ...answers, quarrel: undefined })).toBeNull();
  });
});
