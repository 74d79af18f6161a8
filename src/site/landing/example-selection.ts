import {
  compatibility,
  loveLikeness,
  MAX_ACTIVITY_POINTS,
  MAX_LIFE_POINTS,
  SELECTION_SIZE,
} from '#member/matching/rules.ts';
import { reasons } from '#member/matching/texts/reasons.ts';
import { LOVE_LIKENESS_WORDS } from '#member/matching/texts.ts';
import { EXAMPLE_PEOPLE, EXAMPLE_QUESTIONS, EXAMPLE_VIEWER } from './selection-example-content.ts';

/** Indices into `EXAMPLE_QUESTIONS[…].choices`, one per question. */
type Choices = readonly [love: number, activities: number, life: number];

export interface ExampleSelection {
  /** Indices into `EXAMPLE_PEOPLE`, best first. */
  people: readonly number[];
  scores: readonly number[];
  /** Reasons for the first of them. */
  reasons: string;
  parts: readonly [love: string, activities: string, life: string];
}

/** Returns the selection that the real rules make for the example viewer with these answers (spec 1 §9). */
export function exampleSelection(choices: Choices): ExampleSelection {
  const viewer = viewerWith(choices);
  const ranked = EXAMPLE_PEOPLE.map((person, place) => ({
    person,
    place,
    ...compatibility(viewer, person),
  })).toSorted((a, b) => b.score - a.score || a.place - b.place);
  const four = ranked.slice(0, SELECTION_SIZE);
  const [first] = four;
  if (!first) throw new Error('The example has people');
  return {
    people: four.map(({ place }) => place),
    scores: four.map(({ score }) => score),
    reasons: reasons(
      { ...viewer, id: 'viewer', gender: 'homme', city: EXAMPLE_VIEWER.city, hasChildren: false },
      {
        ...first.person,
        id: first.person.firstName,
        gender: 'femme',
        city: first.person.place,
        hasChildren: false,
      },
    ),
    parts: [
      LOVE_LIKENESS_WORDS[loveLikeness(first.parts.love)].replace('réponses ', ''),
      `${first.parts.activities} sur ${MAX_ACTIVITY_POINTS}`,
      `${first.parts.life} sur ${MAX_LIFE_POINTS}`,
    ],
  };
}

function viewerWith([love, activities, life]: Choices) {
  const [ofLove, ofActivities, ofLife] = EXAMPLE_QUESTIONS;
  const spoken = ofLove.choices[love]?.communication;
  const living = ofLife.choices[life]?.living;
  if (spoken === undefined || living === undefined) throw new RangeError('No such choice');
  return {
    firstName: EXAMPLE_VIEWER.firstName,
    love: { ...EXAMPLE_VIEWER.love, communication_score: spoken },
    activities: [...(ofActivities.choices[activities]?.activities ?? []), ...EXAMPLE_VIEWER.activities],
    life: { ...EXAMPLE_VIEWER.life, living_preference: living },
  };
}

/** Returns all selections, keyed by choices joined by « - »: the page can follow every change without the rules. */
export function everyExampleSelection(): Record<string, ExampleSelection> {
  const [first, second, third] = EXAMPLE_QUESTIONS.map(({ choices }) => [...choices.keys()]);
  return Object.fromEntries(
    (first ?? []).flatMap((love) =>
      (second ?? []).flatMap((activities) =>
        (third ?? []).map((life) => [
          [love, activities, life].join('-'),
          exampleSelection([love, activities, life]),
        ]),
      ),
    ),
  );
}
