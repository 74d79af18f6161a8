import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { useSession } from '#browser/session/session.ts';
import { PHONE, useMedia } from '#browser/use-media.ts';
import { capital, inLetters, ofName } from '#lib/french-words.ts';
import { comingMoment } from '#lib/relative-day.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { InHeader } from '#ui/page/in-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import type { Selection, VisibleProfile } from '../contract.ts';
import { haveChances } from '../rules.ts';
import { firstReason } from '../texts.ts';
import { PeopleInTurn } from './people-in-turn.tsx';
import { NobodyShown, SELECTION_LOAD_FAILED } from './selection-empty.tsx';
import { SelectionHelp } from './selection-help.tsx';
import { SelectionPace } from './selection-pace.tsx';
import { selectionQuery } from './shared/api.ts';
import { Arrival, useFirstLook, waitingTitle } from './shared/arrival.tsx';
import { ScoreText } from './shared/score-chip.tsx';
import { usePeopleInTurn } from './use-people-in-turn.ts';

const NOBODY: readonly VisibleProfile[] = [];

/** Spec 1 §2.2, verbatim, when the scores are high enough (D37); otherwise a sober sentence. */
function introOf(people: readonly VisibleProfile[]): string {
  if (people.length === 0) return '';
  if (people.length === 1)
    return haveChances(people)
      ? 'Voici la personne avec qui vous avez le plus de chances d’engager une relation amoureuse durable.'
      : 'Voici, pour le moment, la personne la plus proche de ce que vous cherchez.';
  return haveChances(people)
    ? 'Voici les célibataires avec qui vous avez le plus de chances d’engager une relation amoureuse durable.'
    : 'Voici, pour le moment, les personnes les plus proches de ce que vous cherchez.';
}

/** Replaces a button that could not succeed (D33). */
function openingLimit({ remainingContacts, openingsFrom }: Selection): string | undefined {
  if (remainingContacts > 0) return undefined;
  return openingsFrom
    ? `Prochaine conversation possible ${comingMoment(new Date(openingsFrom), currentTime(), deviceZone())}`
    : 'Vous avez atteint la limite de 3\u00a0contacts. Attendez d’avoir des réponses avant de contacter d’autres personnes.';
}

interface SelectionScreenProps {
  menuOf: (person: VisibleProfile) => ReactNode;
  introductions: ReactNode;
}

/** « Mes matchs »: on the first visit of a week, its people arrive, then their cards take over. */
export function SelectionScreen({ menuOf, introductions }: SelectionScreenProps) {
  const { data } = useQuery(selectionQuery());
  const { state } = useLocation();
  const met: string | undefined = state?.meet;
  const isFirstLook = useFirstLook(met === undefined ? data : undefined);
  if (isFirstLook && !met && data && data.newPeople.length > 0)
    return <WeekArrival selection={data}>{introductions}</WeekArrival>;
  return <PeopleOfTheWeek menuOf={menuOf} introductions={introductions} met={met} />;
}

function WeekArrival({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { member } = useSession();
  const { people, newPeople } = selection;
  const isReading = useReading(0);
  return (
    <Arrival
      people={people}
      newcomers={newPeople}
      here
      reading={isReading}
      title={
        <>
          <h1 tabIndex={-1} className="font-text text-base font-semibold text-sauge">
            Mes matchs
          </h1>
          <p className="font-title text-[clamp(1.5rem,7vw,1.875rem)] leading-tight font-semibold text-balance wrap-anywhere sm:text-h1">
            {newPeople.length < people.length
              ? newcomersTitle(newPeople.length)
              : waitingTitle(member?.firstName, people.length)}
          </p>
        </>
      }
    >
      {children}
    </Arrival>
  );
}

/** The title if some of last week’s people stay. */
function newcomersTitle(count: number): string {
  return count > 1
    ? `${capital(inLetters(count))} nouvelles personnes vous attendent`
    : 'Une nouvelle personne vous attend';
}

interface PeopleOfTheWeekProps extends SelectionScreenProps {
  /** Id of the person whose card was requested. */
  met: string | undefined;
}

/** One person at a time on a phone; on wide screens the open card beside the four. */
function PeopleOfTheWeek({ menuOf, introductions, met }: PeopleOfTheWeekProps) {
  const selection = useQuery(selectionQuery());
  const { data, error, isFetching, refetch } = selection;
  const retry = { retrying: isFetching, onRetry: () => void refetch() };
  const people = data?.people ?? NOBODY;
  const turn = usePeopleInTurn(people, met);
  const { passed, undo, forget } = turn.passing;
  const names = people.map(({ firstName }) => firstName);
  const isReading = useReading(turn.place) && people.length > 0;
  const isPhone = useMedia(PHONE);
  const pager =
    people.length > 1 ? <PagerControls place={turn.place} names={names} onShow={turn.turnTo} /> : null;

  return (
    <div
      data-reading={isReading || undefined}
      className={classNames(
        'page-width grid grid-cols-1 gap-x-6 gap-y-3 pt-2 pb-8 sm:pt-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-y-8 lg:pt-10',
        people.length > 0 && 'max-sm:gap-y-0 max-sm:pt-0',
      )}
    >
      {/* With an introduction, the pager moves down to the people it controls. */}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3 has-[section]:pb-2 lg:col-span-2 lg:has-[section]:pb-8">
        <PageTitle
          className={classNames(
            'min-h-12 content-center [&>h1]:text-[clamp(1.25rem,6.6vw,1.625rem)] sm:[&>h1]:text-h1',
            // The pager in the header shows the position.
            people.length > 0 && 'max-sm:sr-only',
          )}
          intro={null}
        >
          Mes matchs
        </PageTitle>
        <div className="basis-full empty:hidden">{introductions}</div>
        {isPhone ? <InHeader>{pager}</InHeader> : pager}
      </div>
      <p className="text-encre-2 max-lg:order-1 max-lg:pt-4 lg:col-span-2 lg:-mt-6 lg:min-h-7 lg:text-lg">
        {introOf(people)}
      </p>
      {people.length > 0 ? <PeopleRow people={people} place={turn.place} onShow={turn.turnTo} /> : null}
      {passed ? (
        <UndoNote
          key={passed.person.id}
          firstName={passed.person.firstName}
          onUndo={() => void undo(passed)}
          onOver={forget}
        />
      ) : null}
      {people.length > 0 ? (
        <PeopleInTurn
          people={people}
          place={turn.place}
          passing={turn.passing}
          limit={data ? openingLimit(data) : undefined}
          listRef={turn.setList}
          menuOf={menuOf}
          onPass={turn.pass}
        >
          {error ? <RetryAlert {...retry}>{errorSentence(error, SELECTION_LOAD_FAILED)}</RetryAlert> : null}
        </PeopleInTurn>
      ) : (
        <div className="lg:col-span-2">
          <NobodyShown query={selection} />
        </div>
      )}
      {data && !data.paused ? (
        <>
          <SelectionPace selection={data} />
          <SelectionHelp onReturn={({ id }) => turn.bringBack(id)} />
        </>
      ) : null}
      <p role="status" className="sr-only">
        {turn.news}
      </p>
    </div>
  );
}

/** Scroll distance, in pixels, from which a finger movement is deliberate. */
const MEANT_PX = 8;

/** True while a card is being read: on phones its two buttons then replace the tabs, until the user scrolls up. */
function useReading(place: number): boolean {
  const [leftAt, setLeftAt] = useState<number>();
  useEffect(() => {
    // The first event may be the jump to the top of the next card.
    let last: number | undefined;
    const follow = () => {
      const now = window.scrollY;
      if (last !== undefined && Math.abs(now - last) < MEANT_PX) return;
      if (last !== undefined) setLeftAt(now < last ? place : undefined);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [place]);
  return leftAt !== place;
}

interface PagerControlsProps {
  place: number;
  names: readonly string[];
  onShow: (place: number) => void;
}

function PagerControls({ place, names, onShow }: PagerControlsProps) {
  const [before, after] = [names[place - 1], names[place + 1]];
  return (
    <div className="flex max-w-full flex-wrap items-center justify-end max-sm:[&>button]:size-11 sm:-mr-[12px] sm:ml-auto lg:hidden">
      <IconButton
        icon={ChevronLeft}
        label={before ? `Personne précédente\u202f: ${before}` : 'Personne précédente'}
        aria-disabled={!before}
        className="aria-disabled:opacity-35"
        onClick={() => onShow(place - 1)}
      />
      <p className="text-center font-semibold whitespace-nowrap tabular-nums sm:min-w-15">
        {place + 1} sur {names.length}
      </p>
      <IconButton
        icon={ChevronRight}
        label={after ? `Personne suivante\u202f: ${after}` : 'Personne suivante'}
        aria-disabled={!after}
        className="aria-disabled:opacity-35"
        onClick={() => onShow(place + 1)}
      />
    </div>
  );
}

interface PeopleRowProps {
  people: readonly VisibleProfile[];
  place: number;
  onShow: (place: number) => void;
}

function PeopleRow({ people, place, onShow }: PeopleRowProps) {
  return (
    <ul
      aria-label="Choisir une personne"
      className="hidden content-start gap-3 lg:col-start-1 lg:row-start-3 lg:grid"
    >
      {people.map((person, index) => (
        <li
          key={person.id}
          style={{ '--turn': index } as CSSProperties}
          className="animate-rise rounded-card"
        >
          <button
            type="button"
            aria-current={index === place ? 'true' : undefined}
            onClick={() => onShow(index)}
            data-chosen={index === place}
            className={classNames(
              'grid w-full grid-cols-[5.25rem_1fr] items-center gap-3 overflow-hidden rounded-card border-2 bg-carte text-left transition-colors',
              index === place ? 'border-prune' : 'border-filet hover:border-bord',
            )}
          >
            <Portrait firstName={person.firstName} src={person.photoUrl} alt="" className="h-full" />
            <span className="grid min-w-0 gap-0.5 py-3 pr-3">
              <span className="line-clamp-2 font-title text-lg leading-tight font-semibold wrap-anywhere">
                {person.firstName}, {person.age}&nbsp;ans
              </span>
              <span className="line-clamp-3 text-sm leading-snug text-encre-2">
                {firstReason(person.reasons)}
              </span>
              <span className="mt-1 text-sm leading-tight font-semibold text-prune">
                <ScoreText {...person.compatibility} />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Shorter than in the list of this week’s passes. */
const UNDO_MS = 10_000;

interface UndoNoteProps {
  firstName: string;
  onUndo: () => void;
  onOver: () => void;
}

/** Undo for the last pass. The timer pauses under the pointer and with the focus. */
export function UndoNote({ firstName, onUndo, onOver }: UndoNoteProps) {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const waiting = !held.pointer && !held.focus;
  useEffect(() => {
    if (!waiting) return;
    const timer = window.setTimeout(onOver, UNDO_MS);
    return () => window.clearTimeout(timer);
  }, [waiting, onOver]);

  return (
    <section
      aria-label="Revenir sur votre choix"
      className="fixed inset-x-3 bottom-[calc(5.75rem+var(--foot))] z-40 mx-auto flex max-w-md animate-appear items-center justify-between gap-3 rounded-[20px] border-2 border-encre bg-nuit py-1.5 pr-1.5 pl-5 text-white on-dark"
      onPointerEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
      onFocus={() => setHeld((now) => ({ ...now, focus: true }))}
      onBlur={() => setHeld((now) => ({ ...now, focus: false }))}
    >
      <p className="min-w-0 text-sm leading-snug wrap-anywhere">
        Vous avez passé le profil {ofName(firstName)}.
      </p>
      <Button variant="light" size="small" onClick={onUndo}>
        Annuler
        <span className="sr-only"> (revoir {firstName})</span>
      </Button>
    </section>
  );
}
