import { MessageCircle } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { ofName } from '#lib/french-words.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { VisibleProfile } from '../contract.ts';
import { AnswerButton } from './shared/answer-button.tsx';
import { PersonName } from './shared/person-facts.tsx';
import { PersonSheet } from './shared/person-sheet.tsx';
import {
  type AnswerTo,
  answerFormId,
  type StartConversation,
  StartFailure,
  useStartConversation,
} from './shared/start-conversation.tsx';
import { matchNameId, type usePassing } from './use-people-in-turn.ts';

interface PeopleInTurnProps {
  people: readonly VisibleProfile[];
  place: number;
  /** Why no conversation can be opened now. */
  limit: string | undefined;
  passing: Pick<ReturnType<typeof usePassing>, 'leaving' | 'failure'>;
  listRef: (list: HTMLElement | null) => void;
  menuOf: (person: VisibleProfile) => ReactNode;
  onPass: (person: VisibleProfile) => void;
  children: ReactNode;
}

export function PeopleInTurn({
  people,
  place,
  limit,
  passing,
  listRef,
  menuOf,
  onPass,
  children,
}: PeopleInTurnProps) {
  const start = useStartConversation();
  const person = people[place];
  // The next card waits until the current one is seen.
  const [isSeen, setSeen] = useState(false);
  // Render the others after the first paint of the current one.
  const isEveryoneDrawn = useDeferredValue(true, false);
  return (
    <div className="min-w-0 self-start lg:col-start-2 lg:row-span-2 lg:row-start-3 lg:rounded-card lg:border lg:border-filet lg:bg-carte">
      <ul
        ref={listRef}
        aria-label="Mes matchs"
        onLoadCapture={() => setSeen(true)}
        className={classNames(
          'no-scrollbar relative -mx-(--page-padding) flex snap-x snap-mandatory items-start overflow-x-auto overflow-y-hidden overscroll-x-contain pb-6',
          // On tablets, aligns the card with the title.
          'sm:px-[calc(var(--page-padding)-0.25rem)] lg:mx-0 lg:block lg:overflow-visible lg:px-0 lg:pb-0',
        )}
      >
        {people.map((one, index) => (
          <MatchCard
            key={one.id}
            person={one}
            open={index === place}
            drawn={index === place || isEveryoneDrawn}
            near={isSeen && Math.abs(index - place) === 1}
            leaving={passing.leaving === one.id}
            menu={menuOf(one)}
            answerTo={(to) => (limit ? null : <AnswerButton person={one} to={to} start={start} />)}
          />
        ))}
      </ul>
      <div className="grid gap-4 pb-4 empty:hidden lg:px-8">{children}</div>
      {person ? (
        <ActionBar
          limit={limit}
          person={person}
          start={start}
          passFailure={passing.failure}
          onPass={() => onPass(person)}
        />
      ) : null}
    </div>
  );
}

interface MatchCardProps {
  person: VisibleProfile;
  open: boolean;
  /** False keeps the place of the card, with the name only. */
  drawn: boolean;
  /** Adjacent to the visible card: its picture is preloaded. */
  near: boolean;
  leaving: boolean;
  menu: ReactNode;
  answerTo: (to: AnswerTo) => ReactNode;
}

function MatchCard({ person, open, drawn, near, leaving, menu, answerTo }: MatchCardProps) {
  const title = (
    <PersonName id={matchNameId(person.id)} tabIndex={-1} firstName={person.firstName} age={person.age} />
  );
  return (
    <li
      inert={!open}
      data-edge
      className={classNames(
        // The list has the height of the visible card. On phones the picture reaches both edges.
        'w-full shrink-0 snap-center snap-always transition-[opacity,scale] duration-[220ms] sm:w-[calc(100%-1rem)] sm:px-1 sm:only:w-full lg:w-full lg:p-0 lg:only:px-0',
        open ? 'lg:animate-appear' : 'h-0 lg:hidden',
        leaving && 'scale-[0.96] opacity-0',
      )}
    >
      {drawn ? (
        <PersonSheet
          person={person}
          eager={open || near}
          aside={!open}
          menu={menu}
          answerTo={answerTo}
          title={title}
        />
      ) : (
        <div className="aspect-[4/5] bg-lin text-transparent sm:rounded-[28px]">{title}</div>
      )}
    </li>
  );
}

interface ActionBarProps {
  person: VisibleProfile;
  start: StartConversation;
  /** Why no conversation can be opened now. */
  limit: string | undefined;
  /** Why the last person could not be passed. */
  passFailure: string | undefined;
  onPass: () => void;
}

function ActionBar({ person, start, limit, passFailure, onPass }: ActionBarProps) {
  const here = start.variables?.profileId === person.id && !start.variables.answer;
  const failure = here ? start.error : null;
  return (
    <div
      data-action-bar
      className="@container sticky bottom-(--foot) z-30 short:static -mx-(--page-padding) grid gap-3 border-t border-filet bg-papier px-3 py-1.5 sm:py-3 lg:mx-0 lg:rounded-b-card lg:border-t lg:bg-carte lg:px-8 lg:py-5"
    >
      {/* Beside the buttons: the end of the sheet may be out of sight. */}
      {failure ? (
        <StartFailure error={failure} />
      ) : passFailure ? (
        <Alert tone="error">{passFailure}</Alert>
      ) : null}
      {/* With large text: the button to write above the one to pass. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 @max-[18rem]:flex @max-[18rem]:flex-col-reverse lg:flex lg:gap-3">
        <Button
          variant="secondary"
          className="max-sm:px-[18px]! max-[359px]:px-[12px]!"
          onClick={({ detail }) => {
            // The second click of a double click would pass the next person as well.
            if (detail < 2 && !start.isPending) onPass();
          }}
        >
          Passer
          <span className="sr-only"> le profil {ofName(person.firstName)}</span>
        </Button>
        {limit ? (
          <p className="self-center text-sm leading-snug text-encre-2">{limit}</p>
        ) : (
          <Button
            className="max-sm:px-[12px]"
            pending={start.isPending && here}
            pendingLabel="Envoi en cours…"
            onClick={() => {
              if (start.isPending) return;
              const form = document.getElementById(answerFormId(person.id));
              const hasWords = form?.querySelector('textarea')?.value.trim();
              // Submits the text of an open field with it, never just the greeting.
              if (hasWords && form instanceof HTMLFormElement) form.requestSubmit();
              else start.mutate({ profileId: person.id });
            }}
          >
            <MessageCircle aria-hidden="true" className="max-[359px]:hidden" />
            Envoyer un message
            <span className="sr-only"> à {person.firstName}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
