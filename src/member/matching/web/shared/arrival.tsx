import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { readStored, writeStored } from '#browser/storage.ts';
import { capital, inLetters } from '#lib/french-words.ts';
import { photoSources } from '#member/photos/rules.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Sun } from '#ui/illustrations/scene.tsx';
import { lettersOf } from '#ui/letters-of.ts';
import { Link } from '#ui/link.tsx';
import { Portrait } from '#ui/portrait.tsx';
import type { Selection, VisibleProfile } from '../../contract.ts';
import { ACTIVITY_NOUNS, firstPhrase, firstReason, inOneList } from '../../texts.ts';
import { OpenMark } from './open-mark.tsx';

/** « Claire, quatre personnes vous attendent »; undefined without matches. */
export function waitingTitle(firstName: string | null | undefined, people: number): string | undefined {
  if (people === 0) return undefined;
  const count = people === 1 ? 'une personne' : `${inLetters(people)} personnes`;
  const sentence = `${count} vous ${people > 1 ? 'attendent' : 'attend'}`;
  return firstName ? `${firstName}, ${sentence}` : capital(sentence);
}

interface ArrivalProps {
  people: readonly VisibleProfile[];
  /** Ids whose veil lifts; empty on a later visit. */
  newcomers: readonly string[];
  /** The heading of the page, included in the scene. */
  title: ReactNode;
  /** On the selection page itself, the open card replaces the scene. */
  here?: boolean;
  /** On phones, the button replaces the tabs. */
  reading?: boolean;
  children?: ReactNode;
}

/**
 * The week’s people: the sun rises behind them, then their veils lift in turn, within 2.4 s. Any click ends the
 * animation. Screen readers get everything at once.
 */
export function Arrival({ people, newcomers, title, here = false, reading = true, children }: ArrivalProps) {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    const rest = () => setStill(true);
    window.addEventListener('pointerdown', rest, { once: true });
    window.addEventListener('keydown', rest, { once: true });
    return () => {
      window.removeEventListener('pointerdown', rest);
      window.removeEventListener('keydown', rest);
    };
  }, []);
  const first = people.find(({ id }) => newcomers.includes(id)) ?? people[0];
  if (!first) return null;
  return (
    <div
      data-reading={reading || undefined}
      data-still={isStill || newcomers.length === 0 || undefined}
      className="group relative isolate flex flex-1 flex-col overflow-clip bg-linear-to-b from-lavande via-abricot-100 via-70% to-papier data-still:[&_*]:animate-none"
    >
      {/* The dusk, which the sunrise removes. */}
      <span
        aria-hidden="true"
        style={{ '--turn': -1 } as CSSProperties}
        className="absolute inset-0 -z-20 animate-unveil bg-lavande opacity-0"
      />
      <div className="page-width grid gap-5 pt-4 lg:pt-8">
        <div className="grid justify-items-center gap-1 pb-10 text-center lg:pb-14">{title}</div>
        <div className="relative">
          <RisingSun />
          <ul
            aria-label="Qui vous attend"
            style={{ '--rows': people.length > 2 ? 2 : 1, '--columns': people.length } as CSSProperties}
            className={classNames(
              'mx-auto grid gap-2.5 sm:max-w-[clamp(26rem,(100dvh-27.5rem)*0.95,42rem)] sm:gap-4 lg:max-w-none lg:grid-cols-[repeat(var(--columns),minmax(0,19rem))] lg:justify-center',
              // Larger text: one column.
              people.length === 1 ? 'max-w-sm' : 'two-columns-30',
            )}
          >
            {people.map((person, turn) => (
              <li
                key={person.id}
                style={{ '--turn': turn } as CSSProperties}
                className={classNames(people.length === 3 && turn === 0 && 'max-lg:col-span-full')}
              >
                <Face person={person} veiled={newcomers.includes(person.id)} here={here} />
              </li>
            ))}
          </ul>
        </div>
        <div className="sticky bottom-(--foot) z-30 order-1 -mx-(--page-padding) grid border-t border-filet bg-papier px-(--page-padding) py-2 short:static lg:static lg:order-none lg:justify-center lg:border-0 lg:bg-transparent lg:py-1">
          <ButtonLink
            to="/selection"
            state={{ meet: first.id }}
            replace={here}
            size="large"
            className="wrap-anywhere lg:min-w-80"
          >
            Rencontrer {first.firstName}
          </ButtonLink>
        </div>
        <div className="grid gap-3 pb-6 empty:hidden lg:justify-items-center">{children}</div>
      </div>
    </div>
  );
}

/** The sun, from the bottom of the window to the top edge of the faces. */
function RisingSun() {
  return (
    <svg
      viewBox="0 0 320 320"
      aria-hidden="true"
      className="drawing absolute -top-26 left-1/2 -z-10 size-64 -translate-x-1/2 animate-sunrise [--depth:70dvh] lg:-top-34 lg:size-80"
    >
      <Sun x={160} y={160} />
    </svg>
  );
}

interface FaceProps {
  person: VisibleProfile;
  veiled: boolean;
  here: boolean;
}

function Face({ person, veiled, here }: FaceProps) {
  const [photo] = person.photos;
  // The veil shows the same file, which is then loaded once.
  const sources = photo && { srcSet: photoSources(photo.url), sizes: '(min-width: 64rem) 19rem, 45vw' };
  return (
    <Link
      to="/selection"
      state={{ meet: person.id }}
      replace={here}
      className="group/open by-day relative isolate flex h-full min-h-[clamp(14rem,(100dvh-21.5rem)/var(--rows),27rem)] sm:min-h-[clamp(14rem,(100dvh-27.5rem)/var(--rows),27rem)] flex-col justify-end overflow-hidden rounded-card bg-nuit text-white lg:min-h-[clamp(18rem,100dvh-26.5rem,28rem)]"
    >
      <Portrait
        firstName={person.firstName}
        phrase={firstPhrase(person)}
        src={photo?.url ?? null}
        sources={sources}
        alt=""
        eager
        className="absolute inset-x-0 top-0 -z-10 aspect-auto! h-[76%] object-[50%_30%] data-faceless:static data-faceless:h-auto data-faceless:flex-auto"
      />
      {/* The picture’s lower edge. */}
      <span className="absolute inset-x-0 bottom-[24%] -z-10 h-12 bg-linear-to-t from-nuit to-transparent group-has-data-faceless/open:hidden" />
      <OpenMark className="absolute top-2.5 right-2.5 lg:top-4 lg:right-4" />
      <span
        className={classNames(
          '@container relative text-on-picture px-3.5 pb-3 group-has-data-faceless/open:pt-3 lg:px-5 lg:pb-5 forced-colors:bg-[Canvas]',
          veiled && 'animate-tell',
        )}
      >
        <span
          style={lettersOf(`${person.firstName},`)}
          className="block font-title fit-lg leading-tight font-semibold wrap-anywhere lg:text-[1.75rem]"
        >
          {person.firstName}, {person.age}&nbsp;ans
        </span>
        <span className="mt-0.5 block text-xs leading-snug text-pretty sm:text-base sm:leading-snug">
          {reasonOf(person)}
        </span>
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          'absolute inset-0 overflow-hidden bg-linear-to-t from-[#4a2350] via-[#b0574f] to-abricot opacity-0',
          veiled && 'animate-unveil',
        )}
      >
        {photo ? (
          <img
            {...sources}
            src={photo.url}
            alt=""
            decoding="async"
            className="size-full scale-125 object-cover opacity-60 blur-lg"
          />
        ) : null}
      </span>
    </Link>
  );
}

const SHARED_NAMED = 2;

/** Short, to leave room for a face half a phone wide: shared activities, otherwise the first reason. */
function reasonOf({ sharedActivities, reasons }: VisibleProfile): string {
  const nouns = sharedActivities
    .map((activity) => ACTIVITY_NOUNS[activity][0])
    .toSorted((one, other) => one.length - other.length)
    .slice(0, SHARED_NAMED);
  return nouns.length > 0 ? `Aime comme vous ${inOneList(nouns)}` : firstReason(reasons);
}

/** Storage key of the week whose arrival was played, by its end (D21). Ends with the session, unlike `firstLook`. */
export const ARRIVAL_SEEN = 'arrivalSeen';

/**
 * Returns whether the member sees the week’s people for the first time. Stays constant while the page is open.
 * @param selection undefined while it loads, and in the view of one person
 */
export function useFirstLook(selection: Selection | undefined): boolean {
  const [isFirst, setFirst] = useState<boolean>();
  // Without people, as during a pause, there is no look yet.
  const seen = selection?.people.length ? selection : undefined;
  const weekEnd = seen?.nextNewPeopleAt;
  if (isFirst === undefined && seen) setFirst(seen.firstLook && readStored(ARRIVAL_SEEN) !== weekEnd);
  useEffect(() => {
    if (weekEnd !== undefined) writeStored(ARRIVAL_SEEN, weekEnd);
  }, [weekEnd]);
  return isFirst ?? false;
}
