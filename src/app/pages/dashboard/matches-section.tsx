import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { selectionQuery } from '#member/matching/web/shared/api.ts';
import { ProfilePreviewDialog } from '#member/matching/web/shared/profile-preview-dialog.tsx';
import { usePreviewed } from '#member/matching/web/shared/use-previewed.ts';
import { PersonMenu } from '#member/reports/web/shared/person-menu.tsx';
import { SELECTION_SIZE } from '#member/rhythm/rules.ts';
import { TextLink } from '#ui/link.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { CompactMatch } from './compact-match.tsx';
import { LOAD_FAILED } from './load-failed.ts';
import { MatchesEmpty, MatchesUnset } from './matches-empty.tsx';
import { MatchesPaused } from './matches-paused.tsx';

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
          className="grid gap-3 overflow-hidden rounded-card border border-filet bg-carte pb-4"
        >
          <Skeleton className="!rounded-none max-sm:h-30 sm:aspect-[4/5]" />
          <Skeleton className="mx-4 h-6" />
        </div>
      ))}
    </Loading>
  );
}
