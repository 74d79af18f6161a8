import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { useSession } from '#browser/session/session.ts';
import type { Selection, VisibleProfile } from '#member/matching/contract.ts';
import { SELECTION_SIZE } from '#member/matching/rules.ts';
import { firstPhrase, firstReason } from '#member/matching/texts.ts';
import { selectionQuery } from '#member/matching/web/shared/api.ts';
import { OpenMark } from '#member/matching/web/shared/open-mark.tsx';
import { ProfilePreviewDialog } from '#member/matching/web/shared/profile-preview-dialog.tsx';
import { missingAnswersSentence, ScoreChip } from '#member/matching/web/shared/score-chip.tsx';
import {
  JUST_OPENED,
  RESTING_TITLE,
  restingSentence,
  underWay,
} from '#member/matching/web/shared/selection-sentences.ts';
import { usePreviewed } from '#member/matching/web/shared/use-previewed.ts';
import { usePauseProfile } from '#member/profile/web/shared/pause-choice.tsx';
import { WIDEN_SEARCH_PATH } from '#member/profile/web/shared/widen-search.ts';
import { PersonMenu } from '#member/reports/web/shared/report-person.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card, type CardTone } from '#ui/card.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { lettersOf } from '#ui/letters-of.ts';
import { TextLink } from '#ui/link.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { notify } from '#ui/toasts.tsx';
import { LOAD_FAILED } from './what-waits.ts';

const columns = 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4';

export function MatchesSection() {
  const { data, error, isFetching, refetch } = useQuery(selectionQuery());
  const { previewed, preview, close } = usePreviewed();
  const title = useRef<HTMLHeadingElement>(null);
  const unset = isRefusal(error, 'PREFERENCES_REQUIRED');
  const paused = data?.paused ?? false;
  const { people = [], newPeople = [] } = data ?? {};
  return (
    <section aria-labelledby="my-matches" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 ref={title} id="my-matches" tabIndex={-1}>
          Mes matchs
        </h2>
        {unset || paused ? null : (
          <TextLink to="/selection" className="inline-flex min-h-11 items-center gap-1.5">
            Voir tous les profils
            <ArrowRight aria-hidden="true" className="size-5" />
          </TextLink>
        )}
      </div>
      {error && !unset ? (
        <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
          {errorSentence(error, LOAD_FAILED)}
        </RetryAlert>
      ) : null}
      {unset ? (
        <MatchesUnset />
      ) : paused ? (
        <MatchesPaused onResumed={() => title.current?.focus()} />
      ) : people.length > 0 ? (
        <>
          {newPeople.length > 0 ? (
            <p className="-mt-3 text-encre-2">{newcomersSentence(newPeople.length)}</p>
          ) : null}
          <ul aria-labelledby="my-matches" className={columns}>
            {people.map((person, turn) => (
              <CompactMatch
                key={person.id}
                person={person}
                turn={turn}
                isNew={newPeople.length < people.length && newPeople.includes(person.id)}
                onPreview={() => preview(person.id)}
              />
            ))}
          </ul>
        </>
      ) : data ? (
        <MatchesEmpty selection={data} />
      ) : error ? null : (
        <MatchesSkeleton />
      )}
      {previewed ? (
        <ProfilePreviewDialog
          profileId={previewed}
          menuOf={(person) => <PersonMenu person={person} />}
          answerable
          onClose={close}
        />
      ) : null}
    </section>
  );
}

function newcomersSentence(count: number): string {
  return count > 1 ? `${count}\u00a0nouveaux visages cette semaine` : 'Un nouveau visage cette semaine';
}

function MatchesSkeleton() {
  return (
    <Loading label="Chargement de vos matchs…" className={columns}>
      {Array.from({ length: SELECTION_SIZE }, (_, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
          key={place}
          aria-hidden="true"
          className="grid gap-3 overflow-hidden rounded-card border border-filet bg-carte max-sm:grid-cols-[38%_1fr] max-sm:p-3 sm:pb-4"
        >
          <Skeleton className="aspect-4/5 sm:!rounded-none" />
          <Skeleton className="mt-2 h-6 sm:mx-4" />
        </div>
      ))}
    </Loading>
  );
}

interface CompactMatchProps {
  person: VisibleProfile;
  isNew: boolean;
  /** Order of arrival, from 0. */
  turn: number;
  onPreview: () => void;
}

/** A face and one reason to look closer. The whole card is clickable: the button around the name covers it. */
function CompactMatch({ person, isNew, turn, onPreview }: CompactMatchProps) {
  const { firstName, gender, age, city, photoUrl, reasons, compatibility } = person;
  const { missing } = compatibility;
  return (
    <Card
      as="li"
      padding="none"
      style={{ '--turn': turn } as CSSProperties}
      className="group/open relative grid animate-rise grid-cols-[38%_1fr] content-start transition-colors max-sm:p-3 hover:border-prune has-[:focus-visible]:border-prune sm:grid-cols-1"
    >
      <Portrait
        firstName={firstName}
        src={photoUrl}
        phrase={firstPhrase(person)}
        alt=""
        // Whole: a narrower picture would cut faces.
        className="max-sm:self-start max-sm:rounded-field"
      />
      <OpenMark className="absolute top-3 right-3" />
      <div className="grid content-center gap-1.5 p-4 max-sm:py-0 max-sm:pr-0 sm:content-start">
        {isNew ? (
          <Badge tone="abricot" className="justify-self-start">
            {gender === 'femme' ? 'Nouvelle' : 'Nouveau'}
          </Badge>
        ) : null}
        <div className="@container max-sm:pr-[36px]">
          <h3 style={lettersOf(`${firstName},`)} className="fit-h3 leading-snug wrap-anywhere">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onPreview}
              className="rounded-lg text-left underline-offset-4 group-hover/open:underline after:absolute after:inset-0 after:content-['']"
            >
              {firstName}, {age}&nbsp;ans
            </button>
          </h3>
        </div>
        <p className="text-sm text-encre-2">{city}</p>
        <p className="text-sm leading-snug">
          {missing ? missingAnswersSentence(missing, firstName) : firstReason(reasons)}
        </p>
        <ScoreChip
          compatibility={compatibility}
          className="mt-1 justify-self-start px-3! text-xs! max-sm:[&_svg]:hidden"
        />
      </div>
    </Card>
  );
}

type MatchesEmptyProps = { selection: Pick<Selection, 'newProfilesFrom' | 'conversations' | 'justOpened'> };

function MatchesEmpty({ selection: { newProfilesFrom, conversations, justOpened } }: MatchesEmptyProps) {
  if (newProfilesFrom)
    return (
      <MatchesNotice title={RESTING_TITLE}>
        <p>{restingSentence(newProfilesFrom)}</p>
      </MatchesNotice>
    );
  const emptiness = conversations > 0 ? underWay(conversations) : justOpened ? JUST_OPENED : undefined;
  if (emptiness)
    return (
      <MatchesNotice
        title={emptiness.title}
        action={conversations > 0 ? <ButtonLink to="/chat">Ouvrir mes messages</ButtonLink> : undefined}
      >
        <p>{emptiness.text}</p>
      </MatchesNotice>
    );
  return (
    <MatchesNotice
      title="Aucun profil ne correspond à vos critères pour le moment."
      action={
        <ButtonLink variant="secondary" to={WIDEN_SEARCH_PATH}>
          Élargir mes critères
        </ButtonLink>
      }
    >
      <p>Quelques années ou quelques kilomètres de plus suffisent parfois à une belle rencontre.</p>
    </MatchesNotice>
  );
}

/** Without search preferences there are no matches; after a withdrawn consent the text says why. */
function MatchesUnset() {
  const { member } = useSession();
  if (member?.loveLifeConsent === false)
    return (
      <MatchesNotice
        title="Vous avez retiré votre accord"
        action={<ButtonLink to="/settings/accords">Aller dans « Mon compte »</ButtonLink>}
      >
        <p>
          Votre recherche et votre profil amoureux sont effacés, et nous ne vous présentons plus à personne.
          Vous pouvez redonner cet accord quand vous le souhaitez, dans « Mon compte ».
        </p>
      </MatchesNotice>
    );
  return (
    <MatchesNotice
      title="Préférences non définies"
      action={<ButtonLink to="/inscription/preferences">Définir mes préférences</ButtonLink>}
    >
      <p>Dites-nous qui vous aimeriez rencontrer, et vos premiers matchs apparaîtront ici.</p>
    </MatchesNotice>
  );
}

const RESUME_FAILED = 'Votre pause n’a pas pu prendre fin. Veuillez réessayer.';

/** @param onResumed must move the focus, since the button is unmounted */
function MatchesPaused({ onResumed }: { onResumed: () => void }) {
  const { resume } = usePauseProfile();
  // The refetched matches unmount this notice before the mutation settles, so callbacks of `mutate` would not run.
  async function end() {
    try {
      await resume.mutateAsync();
    } catch {
      return;
    }
    notify.success('Votre profil est de nouveau proposé.');
    onResumed();
  }
  return (
    <MatchesNotice
      title="Votre profil est en pause"
      tone="abricot"
      action={
        <Button pending={resume.isPending} onClick={() => void end()}>
          Reprendre les rencontres
        </Button>
      }
    >
      <p>
        Personne ne vous est proposé, et votre profil n’est montré à personne. Vos conversations, elles,
        continuent. Reprenez quand le cœur vous en dit.
      </p>
      <FailureAlert error={resume.error} failed={RESUME_FAILED} />
    </MatchesNotice>
  );
}

interface MatchesNoticeProps {
  title: string;
  tone?: CardTone;
  action?: ReactNode;
  children: ReactNode;
}

function MatchesNotice({ title, tone, action, children }: MatchesNoticeProps) {
  return (
    <Card tone={tone} className="grid justify-items-start gap-3 sm:p-8">
      <h3>{title}</h3>
      <div className="mb-1 grid max-w-2xl gap-3">{children}</div>
      {action}
    </Card>
  );
}
