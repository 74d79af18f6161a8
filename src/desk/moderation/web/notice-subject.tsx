import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { deskMembersApi } from '#desk/members/web/shared/api.ts';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { OpenedCase } from '../contract.ts';
import { deskModerationApi } from './shared/api.ts';

const FAILED = 'Ce profil n’a pas pu être rattaché. Réessayez.';
const SHOWN = 5;

/** Chooses the profile a notice is about, which allows every decision. */
export function NoticeSubject({ opened: { id, subject } }: { opened: OpenedCase }) {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
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
        type="search"
        label={'Quel profil est visé, s’il y en a un\u202f?'}
        hint="Prénom, nom, ville ou début de l’e-mail."
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className="grid divide-y divide-filet" aria-live="polite">
        {(words.length > 1 ? (found.data?.members ?? []) : [])
          .slice(0, SHOWN)
          .map(({ id: profileId, firstName, age, city, address }) => (
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
      {words.length > 1 && found.data?.members.length === 0 ? (
        <p role="status" className="text-encre-2">
          Personne ne correspond à cette recherche.
        </p>
      ) : null}
      <FailureAlert error={error} failed={FAILED} />
    </section>
  );
}
