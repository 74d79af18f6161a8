import { MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { VerifiedMark, VerifiedMeaning } from '#member/photos/web/shared/verified-mark.tsx';
import { ActivitiesWish, LifeWish, SummarySection } from '#member/profile/web/shared/profile-summary.tsx';
import { classNames } from '#ui/class-names.ts';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { usePartAhead } from '#ui/use-part-ahead.ts';
import type { Compatibility, VisibleProfile } from '../../contract.ts';
import { firstPhrase, firstReason } from '../../texts.ts';
import { FoldingText, PersonPrompts, placeSentence } from './person-facts.tsx';
import { PersonPhotos } from './person-photos.tsx';
import { ScoreButton } from './score-chip.tsx';
import type { AnswerTo } from './start-conversation.tsx';

const scoreDialog = lazyPart(
  () => import('./score-dialog.tsx'),
  ({ ScoreDialog }) => ScoreDialog,
);

/** A profile as shown; on the member’s own, fields about a pair are absent. */
export type PersonOnSheet = Omit<
  VisibleProfile,
  'id' | 'age' | 'distanceKm' | 'reasons' | 'difference' | 'compatibility'
> & {
  distanceKm?: VisibleProfile['distanceKm'];
  reasons?: string;
  difference?: string;
  compatibility?: Compatibility;
};

interface PersonSheetProps {
  person: PersonOnSheet;
  title: ReactNode;
  menu?: ReactNode;
  /** Answer action under a prompt or a photo; absent when the profile is read-only. */
  answerTo?: (to: AnswerTo) => ReactNode;
  eager?: boolean;
  /** Off screen for now. */
  aside?: boolean;
}

export function PersonSheet({ person, title, menu, answerTo, eager, aside }: PersonSheetProps) {
  const { firstName, compatibility, reasons = '' } = person;
  const reason = firstReason(reasons);
  const otherReasons = reasons.slice(reason.length).trim();
  const [explained, setExplained] = useState(false);
  usePartAhead(scoreDialog);
  return (
    <div className="@container">
      {/* On wide containers, the photo is on the left with the expectations below it. */}
      <div className="grid gap-x-8 gap-y-4 @2xl:grid-cols-2 @2xl:grid-rows-[auto_1fr] @2xl:items-start">
        <PersonPhotos
          firstName={firstName}
          photos={person.photos}
          phrase={firstPhrase(person)}
          eager={eager}
          aside={aside}
          answerTo={answerTo}
          mark={person.verified ? <VerifiedMark tone="light" /> : null}
        >
          {title}
          <p className="mt-1.5 flex items-start gap-1.5 leading-snug">
            <MapPin aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            <span className="wrap-anywhere">{placeSentence(person.city, person.distanceKm)}</span>
          </p>
          {/* Beside a narrower picture it would cover the face. */}
          {reason ? <p className="mt-2 leading-snug font-medium text-pretty @2xl:hidden">{reason}</p> : null}
        </PersonPhotos>
        <div className="grid gap-5 px-1 max-sm:in-data-edge:px-(--page-padding) @2xl:row-span-2 @2xl:gap-6 @2xl:py-6 @2xl:pr-6 @2xl:pl-0">
          {compatibility || menu ? (
            <div className="flex flex-wrap items-center justify-between gap-2">
              {compatibility ? (
                <ScoreButton compatibility={compatibility} onClick={() => setExplained(true)} />
              ) : null}
              {menu ? <div className="-mr-2 ml-auto shrink-0">{menu}</div> : null}
            </div>
          ) : null}
          {reasons ? (
            <p
              className={classNames(
                'text-lg leading-normal font-medium',
                !otherReasons && 'hidden @2xl:block',
              )}
            >
              <span className="hidden @2xl:inline">{reason} </span>
              {otherReasons}
            </p>
          ) : null}
          {person.bio ? <Quote text={person.bio} about={firstName} /> : null}
          {person.prompts.length > 0 ? (
            <PersonPrompts firstName={firstName} prompts={person.prompts} answerTo={answerTo} />
          ) : null}
        </div>
        <div className="grid gap-6 px-1 max-sm:in-data-edge:px-(--page-padding) @2xl:px-6 @2xl:pb-6">
          <ActivitiesWish {...person} />
          <LifeWish {...person} />
          {person.verified ? <VerifiedMeaning /> : null}
        </div>
      </div>
      {explained && compatibility ? (
        <Lazy part={scoreDialog}>
          {(ScoreDialog) => (
            <ScoreDialog
              firstName={firstName}
              compatibility={compatibility}
              difference={person.difference ?? ''}
              onClose={() => setExplained(false)}
            />
          )}
        </Lazy>
      ) : null}
    </div>
  );
}

function Quote({ text, about }: { text: string; about: string }) {
  return (
    <SummarySection title="À propos de moi">
      <blockquote className="border-l-4 border-abricot pl-4 font-title text-lg">
        <FoldingText text={text} about={about} />
      </blockquote>
    </SummarySection>
  );
}
