import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextLink } from '#ui/link.tsx';
import { sendDrafts } from './drafts.ts';

const FAILED = 'Ce que vous avez écrit n’a pas pu être enregistré, mais il est toujours là. Réessayez.';

/**
 * « Enregistrer et reprendre plus tard »: saves the form and confirms it.
 * @param note says which input is not saved
 */
export function KeepForLater({ note }: { note?: ReactNode }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: sendDrafts });
  return (
    <div className="page-width grid max-w-4xl justify-items-end gap-2 pt-2">
      <Button
        variant="quiet"
        size="small"
        className="-mr-[16px]"
        pending={isPending}
        pendingLabel="Enregistrement…"
        onClick={() => mutate()}
      >
        Enregistrer et reprendre plus tard
      </Button>
      <FailureAlert error={error} failed={FAILED} />
      <p role="status" className="max-w-xl text-right text-sm text-balance text-encre-2 empty:sr-only">
        {isSuccess ? (
          <>
            {note ?? 'C’est enregistré pour 30 jours\u202f: vous reprendrez à cette étape.'}{' '}
            <TextLink to="/">Aller à l’accueil</TextLink>
          </>
        ) : null}
      </p>
    </div>
  );
}
