import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ConfidingPurpose } from '#identity/consents/rules.ts';
import { ConsentBox } from '#identity/consents/web/shared/consent-box.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { confidingApi } from './shared/api.ts';

const GIVE_FAILED = 'Votre accord n’a pas pu être enregistré. Veuillez réessayer.';
const BOX_MISSING =
  'Cochez la case pour continuer, ou laissez cette page\u202f: le reste du site n’en dépend pas.';

/** Asks for a consent; the box is never ticked by default. */
export function AskConsent({
  purpose,
  className,
}: {
  purpose: ConfidingPurpose;
  className?: string | undefined;
}) {
  const queryClient = useQueryClient();
  const [accepts, setAccepts] = useState(false);
  const [tried, setTried] = useState(false);
  const give = useMutation(
    confidingApi.give.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: confidingApi.key() }),
    }),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (accepts && !give.isPending) give.mutate({ purpose });
  }
  return (
    <form noValidate onSubmit={submit} className={classNames('grid gap-4', className)}>
      <ConsentBox
        purpose={purpose}
        checked={accepts}
        onChange={(event) => setAccepts(event.currentTarget.checked)}
        error={tried && !accepts ? BOX_MISSING : undefined}
      />
      <FailureAlert error={give.error} failed={GIVE_FAILED} />
      <Button
        type="submit"
        className="justify-self-start"
        pending={give.isPending}
        pendingLabel="Enregistrement…"
      >
        Donner cet accord et continuer
      </Button>
    </form>
  );
}
