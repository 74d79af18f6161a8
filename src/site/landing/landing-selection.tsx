import { MapPin, Sparkles } from 'lucide-react';
import { createElement } from 'react';
import { scoreLabel } from '#member/matching/web/shared/score-chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { Criteria } from '../shared/criteria.tsx';
import { portraitUrl } from '../shared/portraits.ts';
import { everyExampleSelection } from './example-selection.ts';
import { EXAMPLE_PEOPLE, EXAMPLE_QUESTIONS, EXAMPLE_VIEWER } from './selection-example-content.ts';
import type { DrawnPerson, DrawnSelection, DrawnSelections } from './selection-example-element.ts';

/** The score in the words of spec 1 §1, and the team's matchmaker, who looks beyond it. */
export function ScoreCriteria() {
  return (
    <section aria-labelledby="score" className="page-width grid gap-1 pt-5 lg:gap-10 lg:pt-24">
      <h2 id="score">Le score de connexion amoureuse</h2>
      {/* On a phone the criteria collapse; browsers that cannot expand them on a wide screen collapse them there too.
       */}
      <Disclosure
        label="Ses trois critères, et une matchmaker"
        className="lg:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible] lg:supports-[selector(::details-content)]:[&>summary]:hidden"
      >
        <div className="grid gap-5 pb-4 lg:gap-10 lg:pb-0">
          <p className="max-w-2xl text-encre-2 lg:text-lg">
            Il compare vos réponses à celles des autres, sur trois critères. Et là où un score ne suffit pas,
            une matchmaker de l’équipe peut aussi vous présenter quelqu’un.
          </p>
          <Criteria on="paper" className="lg:grid-cols-3 lg:gap-10" />
        </div>
      </Disclosure>
    </section>
  );
}

/** Shows how a selection is made: example answers, and the people that the real rules propose for them. */
export function SelectionExample() {
  const drawn = drawnSelections();
  const first = drawn.selections[FIRST_CHOICES];
  if (!first) throw new Error('The example has a first selection');
  const marks = {
    'data-drawn': JSON.stringify(drawn),
    class: 'grid items-center gap-6 lg:grid-cols-2 lg:gap-16',
  };
  return (
    <section aria-labelledby="une-affinite-expliquee" className="page-width py-6 lg:py-24">
      <div className="rounded-[32px] bg-lavande px-4 py-7 sm:px-10 lg:rounded-[40px] lg:px-16 lg:py-14">
        {createElement(
          'selection-example',
          marks,
          <div className="grid content-center gap-4 lg:order-2 lg:gap-6">
            <h2 id="une-affinite-expliquee">Pourquoi ces quatre-là{'\u202f'}?</h2>
            <p className="lg:text-lg">
              Prenez la place de {EXAMPLE_VIEWER.firstName}, {EXAMPLE_VIEWER.age} ans, à {EXAMPLE_VIEWER.city}
              . Changez une de ses réponses, et les quatre personnes changent. <ExampleBadge />
            </p>
            <div className="grid gap-2.5">
              <p className="flex justify-between gap-3 text-sm">
                Ses réponses <span data-with>{first.with}</span>
              </p>
              {EXAMPLE_QUESTIONS.map((question, place) => (
                <AnswerChoice key={question.name} {...question} part={first.parts[place]} />
              ))}
            </div>
            <p role="status" data-told className="sr-only" />
          </div>,
          <PhoneMockUp people={drawn.people} selection={first} />,
        )}
      </div>
    </section>
  );
}

const FIRST_CHOICES = '0-0-0';

/** All data that the page needs to follow the choices without the rules. */
function drawnSelections(): DrawnSelections {
  return {
    people: EXAMPLE_PEOPLE.map(({ firstName, age, place, portrait }) => ({
      firstName,
      about: `${firstName}, ${age} ans`,
      place,
      picture: portraitUrl(portrait) ?? '',
    })),
    selections: Object.fromEntries(
      Object.entries(everyExampleSelection()).map(([choices, { scores, ...selection }]) => [
        choices,
        {
          ...selection,
          scores,
          with: `Avec ${EXAMPLE_PEOPLE[selection.people[0] ?? 0]?.firstName}`,
          label: scoreLabel({ score: scores[0] ?? 0, missing: null }),
        },
      ]),
    ),
  };
}

type AnswerChoiceProps = (typeof EXAMPLE_QUESTIONS)[number] & { part: string | undefined };

/** Without scripts the choices would do nothing: the example answers stay. */
function AnswerChoice({ name, legend, choices, part }: AnswerChoiceProps) {
  return (
    <fieldset className="grid">
      <legend className="contents">
        <span className="flex flex-wrap justify-between gap-x-3 pb-1 text-sm font-semibold">
          {legend}
          <span data-part-of-score className="text-prune">
            {part}
          </span>
        </span>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-1 rounded-field bg-carte/70 p-1 in-[selection-example:not(:defined)]:hidden">
        {choices.map(({ label }, place) => (
          <label key={label} className={choiceStyle}>
            <input
              type="radio"
              name={`exemple-${name}`}
              value={place}
              defaultChecked={place === 0}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const choiceStyle = classNames(
  'relative grid min-h-11 place-items-center rounded-xl px-1 text-center text-sm leading-tight font-medium transition-colors',
  'hover:bg-carte has-checked:bg-prune has-checked:text-reserve',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-prune',
);

interface PhoneMockUpProps {
  people: readonly DrawnPerson[];
  selection: DrawnSelection;
}

/** A recommended profile as on a member's phone, with the three other people of the selection. */
function PhoneMockUp({ people, selection }: PhoneMockUpProps) {
  const [first, ...others] = selection.people.flatMap((place) => people[place] ?? []);
  if (!first) throw new Error('A selection has a first person');
  return (
    <figure className="grid gap-3">
      <div className="mx-auto w-full max-w-85 rounded-[44px] bg-nuit p-2.5">
        <div className="grid gap-3 overflow-hidden rounded-[35px] bg-papier p-3 lg:gap-4 lg:p-0 lg:pb-6">
          <div className="flex flex-wrap items-center gap-3 lg:grid lg:gap-4">
            <img
              src={first.picture}
              data-first
              alt=""
              width={480}
              height={600}
              loading="lazy"
              decoding="async"
              className="aspect-[4/5] w-full rounded-[24px] bg-abricot-100 object-cover max-lg:w-32 max-lg:max-w-full lg:rounded-none"
            />
            <div className="grid min-w-[min(7.5rem,100%)] flex-1 justify-items-start gap-1.5 lg:px-5">
              <p data-about className="font-title text-[1.25rem] leading-tight font-semibold lg:text-2xl">
                {first.about}
              </p>
              <p className="inline-flex items-center gap-1.5 text-sm">
                <MapPin aria-hidden="true" className="size-4" />
                <span data-place>{first.place}</span>
              </p>
              <p className="inline-flex max-w-full items-center gap-2 rounded-[20px] bg-lavande px-3 py-1 text-sm leading-snug font-semibold text-prune">
                <Sparkles aria-hidden="true" className="size-4 shrink-0" />
                <span data-label>{selection.label}</span>
              </p>
            </div>
          </div>
          {/* Reserves space for the longest reasons, so that nothing shifts below. */}
          <p
            data-reasons
            className="min-h-[5lh] px-1 text-base leading-snug font-medium lg:min-h-[4lh] lg:px-5"
          >
            {selection.reasons}
          </p>
          <ul aria-label="Les trois autres" className="grid grid-cols-3 gap-2 text-center text-sm lg:px-5">
            {others.map((person, place) => (
              <OtherPerson key={person.about} person={person} score={selection.scores[place + 1] ?? 0} />
            ))}
          </ul>
        </div>
      </div>
      <figcaption className="text-center text-sm">
        <ExampleBadge /> Visages dessinés, calcul réel
      </figcaption>
    </figure>
  );
}

function OtherPerson({ person: { firstName, picture }, score }: { person: DrawnPerson; score: number }) {
  return (
    <li data-other className="grid justify-items-center">
      <img
        src={picture}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        decoding="async"
        className="size-14 rounded-full bg-abricot-100 object-cover object-[50%_20%]"
      />
      <span data-name className="leading-snug font-semibold">
        {firstName}
      </span>
      <span data-score className="leading-snug text-encre-2">{`${score}\u202f%`}</span>
    </li>
  );
}
