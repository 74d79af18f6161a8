import { capital } from '#lib/capital.ts';
import { inLetters } from '#lib/in-letters.ts';
import type { VisibleProfile } from '#member/matching/contract.ts';
import { ACTIVITY_NOUNS, inOneList } from '#member/matching/texts.ts';

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

/** Blurred faces of the member’s own selection, which the member may see anyway. */
export function WhoWaits({ people }: { people: readonly VisibleProfile[] }) {
  return (
    <ul
      className="grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-5 md:max-w-lg md:justify-self-end"
      aria-label="Qui vous attend"
    >
      {people.map((person) => (
        <li key={person.id} className="grid content-start gap-2">
          <span
            aria-hidden="true"
            className="relative block aspect-4/5 overflow-hidden rounded-[20px] bg-rosee"
          >
            <VeiledFace url={person.photos[0]?.url ?? person.photoUrl} />
          </span>
          <span className="leading-snug text-balance text-encre-2">{sharedPoint(person)}</span>
        </li>
      ))}
    </ul>
  );
}

function VeiledFace({ url }: { url: string | null }) {
  return (
    <>
      {url ? (
        <img src={url} alt="" decoding="async" className="size-full scale-115 object-cover blur-[14px]" />
      ) : null}
      <span className="absolute inset-0 bg-linear-to-t from-prune/45 to-prune/5" />
    </>
  );
}
