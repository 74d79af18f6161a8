import { MapPin, Sparkles } from 'lucide-react';
import { ExampleBadge } from '#ui/example-badge.tsx';
import type { DrawnPerson, DrawnSelection } from './selection-example-element.ts';

interface PhoneMockUpProps {
  people: readonly DrawnPerson[];
  selection: DrawnSelection;
}

/** A recommended profile as a member sees it on a phone, with the three other people of the selection. */
export function PhoneMockUp({ people, selection }: PhoneMockUpProps) {
  const [first, ...others] = selection.people.flatMap((place) => people[place] ?? []);
  if (!first) throw new Error('A selection has a first person');
  return (
    <figure className="grid gap-3">
      <div className="mx-auto w-full max-w-85 rounded-[44px] bg-nuit p-2.5">
        <div className="grid gap-3 overflow-hidden rounded-[35px] bg-papier p-3 lg:gap-4 lg:p-0 lg:pb-6">
          <div className="grid grid-cols-[8rem_1fr] items-center gap-3 lg:grid-cols-1 lg:gap-4">
            <img
              src={first.picture}
              data-first
              alt=""
              width={480}
              height={600}
              loading="lazy"
              decoding="async"
              className="aspect-[4/5] w-full rounded-[24px] bg-abricot-100 object-cover lg:rounded-none"
            />
            <div className="grid justify-items-start gap-1.5 lg:px-5">
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
          {/* Room for the longest reasons, so that nothing moves below. */}
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
        <ExampleBadge /> Visages dessinés, règle véritable
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
