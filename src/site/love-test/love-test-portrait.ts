import { TEST_DIMENSIONS } from '#member/questionnaires/web/shared/kept-answers.ts';
import {
  type Closeness,
  type Language,
  LOOKED_FOR,
  OF_EACH_ANSWER,
  WAYS_OF_LOVING,
} from './love-test-portrait-texts.ts';
import type { LoveTestAnswers, TestSubject } from './love-test-subjects.ts';

export interface LovePortrait {
  presence: Closeness;
  language: Language;
  /** Completes « Vous aimez comme » and « J’aime comme ». */
  image: string;
  paragraphs: readonly string[];
  /** In the first person, for the card. */
  sentence: string;
}

/** Returns the portrait: the two main traits choose the image, and each of the five answers adds its own sentence. */
export function lovePortraitOf(answers: LoveTestAnswers): LovePortrait {
  const presence = presenceOf(answers.liberty_score);
  const language = languageOf(answers);
  const { image, opening, sentence } = WAYS_OF_LOVING[presence][language];
  const said = (subject: TestSubject) => OF_EACH_ANSWER[subject][answers[subject] - 1] ?? '';
  const lookedFor = `Vous chercherez quelqu’un ${LOOKED_FOR.presence[presence]}, et ${LOOKED_FOR.language[language]}.`;
  return {
    presence,
    language,
    image,
    paragraphs: [
      opening,
      TEST_DIMENSIONS.map(said).join(' '),
      `${said('sunday')} ${lookedFor}`,
      said('quarrel'),
    ],
    sentence,
  };
}

function presenceOf(liberty: number): Closeness {
  if (liberty < 3) return 'near';
  return liberty === 3 ? 'even' : 'free';
}

function languageOf({ communication_score, tenderness_score }: LoveTestAnswers): Language {
  const speaks = communication_score > 3;
  const touches = tenderness_score > 3;
  if (speaks) return touches ? 'both' : 'words';
  return touches ? 'gestures' : 'quiet';
}
