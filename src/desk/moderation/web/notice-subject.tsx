import { useQuery } from '@tanstack/react-query';
import { deskMembersApi } from '#desk/members/web/shared/api.ts';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { useSearchWords } from '#desk/staff/web/shared/use-search-words.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { OpenedCase } from '../contract.ts';
import { deskModerationApi } from './shared/api.ts';

const FAILED = 'Ce profil n’a pas pu être rattaché. Réessayez.';
const SHOWN = 5;

/** Chooses the profile a notice is about, which allows every decision. */
export function NoticeSubject({ opened: { id, subject } }: { opened: OpenedCase }) {
  const { words, field } = useSearchWords();
  const found = useQuery(deskMembersApi.search.queryOptions({ input: { words }, enabled: words.length > 1 }));
  const { mutate, error, isPending } = useDeskChange(
    deskModerationApi.open,
    deskModerationApi.nameSubject.mutationOptions(),
  );
  if (subject)
    return (
      <p className="flex flex-wrap items-center gap-3">
        Ce signalement vise {subject.firstName}.
        <Button
          variant="quiet"
          size="small"
          pending={isPending}
          onClick={() => mutate({ id, profileId: null })}
        >
          Ce n’est pas ce profil
        </Button>
      </p>
    );
  return (
    <section className="grid gap-2">
      <TextField
        label={'Quel profil est visé, s’il y en a un\u202f?'}
        hint="Prénom, nom, ville ou début de l’e-mail."
        {...field}
      />
      {words.length > 1 ? (
        <QueryContent
          query={found}
          failed="Les profils n’ont pas pu être cherchés."
          waiting={<Skeleton className="h-12" />}
        >
          {({ members }) => (
            <ul className="grid divide-y divide-filet" aria-live="polite">
              {members.length === 0 ? <li>Personne ne correspond à cette recherche.</li> : null}
              {members.slice(0, SHOWN).map(({ id: profileId, firstName, age, city, address }) => (
                <li key={profileId} className="flex flex-wrap items-center justify-between gap-2 py-2">
                  <span className="wrap-anywhere">
                    {[firstName ?? 'Sans profil', age && `${age}\u00a0ans`, city, address]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                  <Button
                    variant="secondary"
                    size="small"
                    pending={isPending}
                    onClick={() => mutate({ id, profileId })}
                  >
                    C’est ce profil
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </QueryContent>
      ) : null}
      <FailureAlert error={error} failed={FAILED} />
    </section>
  );
}
