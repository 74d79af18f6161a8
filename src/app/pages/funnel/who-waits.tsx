import type { CSSProperties } from 'react';
import { capital } from '#lib/capital.ts';
import { inLetters } from '#lib/in-letters.ts';
import type { VisibleProfile } from '#member/matching/contract.ts';
import { ACTIVITY_NOUNS, firstReason, inOneList } from '#member/matching/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { Portrait } from '#ui/portrait.tsx';

const SHARED_NAMED = 2;

/** « Claire, quatre personnes vous attendent »; undefined without matches. */
export function waitingTitle(firstName: string | null | undefined, people: number): string | undefined {
  if (people === 0) return undefined;
  const count = people === 1 ? 'une personne' : `${inLetters(people)} personnes`;
  const sentence = `${count} vous ${people > 1 ? 'attendent' : 'attend'}`;
  return firstName ? `${firstName}, ${sentence}` : capital(sentence);
}

/** First common interest, or else the distance. */
export function sharedPoint({ sharedActivities, distanceKm }: VisibleProfile): string {
  const nouns = sharedActivities.slice(0, SHARED_NAMED).flatMap((activity) => ACTIVITY_NOUNS[activity][0]);
  if (nouns.length > 0) return `Aime comme vous ${inOneList(nouns)}`;
  return distanceKm === null ? 'À moins de 10 km de vous' : `À ${distanceKm} km environ de vous`;
}

/** The member’s own selection: the first person with a face, a name and the reason, the others still veiled. */
export function WhoWaits({ people }: { people: readonly VisibleProfile[] }) {
  return (
    <ul
      className="grid grid-cols-3 gap-x-3 gap-y-5 sm:gap-x-5 md:max-w-lg md:justify-self-end"
      aria-label="Qui vous attend"
    >
      {people.map((person, turn) => (
        <li
          key={person.id}
          style={{ '--turn': turn } as CSSProperties}
          className={classNames(
            'grid animate-rise content-start gap-2 rounded-[20px]',
            turn === 0 && 'col-span-3',
          )}
        >
          {turn === 0 ? <Unveiled person={person} /> : <Veiled person={person} />}
        </li>
      ))}
    </ul>
  );
}

function Unveiled({ person }: { person: VisibleProfile }) {
  return (
    <>
      <span className="block aspect-4/3 overflow-hidden rounded-[20px]">
        <Portrait firstName={person.firstName} src={person.photos[0]?.url ?? person.photoUrl} alt="" eager />
      </span>
      <p className="font-title text-h2 leading-tight font-semibold wrap-anywhere">
        {person.firstName}, {person.age}&nbsp;ans
      </p>
      <p className="text-encre-2">{firstReason(person.reasons)}</p>
    </>
  );
}

function Veiled({ person }: { person: VisibleProfile }) {
  const url = person.photos[0]?.url ?? person.photoUrl;
  return (
    <>
      <span aria-hidden="true" className="relative block aspect-4/5 overflow-hidden rounded-[20px] bg-rosee">
        {url ? (
          <img src={url} alt="" decoding="async" className="size-full scale-115 object-cover blur-[14px]" />
        ) : null}
        <span className="by-day absolute inset-0 bg-linear-to-t from-prune/45 to-prune/5" />
      </span>
      <span className="text-sm leading-snug text-balance text-encre-2">{sharedPoint(person)}</span>
    </>
  );
}
