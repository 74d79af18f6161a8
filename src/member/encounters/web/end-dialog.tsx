import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { notify } from '#ui/toasts.tsx';
import { type Encounter, KIND_WORDS_MAX_LENGTH, WORDS_TOO_LONG } from '../contract.ts';
import { SUGGESTED_WORDS } from '../texts.ts';
import { encountersApi } from './shared/api.ts';
import { planErrorSentence, useReadPlansAgain } from './use-encounter.ts';

const FAILED = 'Nous n’avons pas pu l’enregistrer. Réessayez dans un instant.';

/** Declines, withdraws or cancels, with kind words for the other. */
export function EndDialog({ encounter, onClose }: { encounter: Encounter; onClose: () => void }) {
  const { contactId, firstName, status, revision } = encounter;
  const { title, description, confirm, done, firstWords } = textsOf(status, firstName);
  const [words, setWords] = useState(firstWords ?? '');
  const readAgain = useReadPlansAgain();
  const end = useMutation(
    encountersApi.end.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => {
        notify.success(done);
        onClose();
      },
      onSettled: readAgain,
    }),
  );
  const isTooLong = Array.from(words.trim()).length > KIND_WORDS_MAX_LENGTH;
  return (
    <ConfirmDialog
      onClose={onClose}
      title={title}
      description={description}
      confirmLabel={confirm}
      cancelLabel="Revenir"
      pendingLabel="Un instant…"
      pending={end.isPending}
      onConfirm={() => {
        if (!isTooLong) end.mutate({ id: contactId, revision, words: words.trim() });
      }}
    >
      {firstWords === undefined ? null : (
        <TextArea
          label={`Un mot pour ${firstName}`}
          rows={3}
          maxLength={KIND_WORDS_MAX_LENGTH}
          error={isTooLong ? WORDS_TOO_LONG : undefined}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      {end.error ? <Alert tone="error">{planErrorSentence(end.error, FAILED)}</Alert> : null}
    </ConfirmDialog>
  );
}

function textsOf(status: Encounter['status'], firstName: string) {
  if (status === 'to-answer')
    return {
      title: 'Décliner l’invitation',
      description: `${firstName} recevra votre mot dans la conversation, qui reste ouverte.`,
      confirm: 'Décliner',
      done: 'Votre réponse est partie.',
      firstWords: SUGGESTED_WORDS.decline,
    };
  if (status === 'waiting')
    return {
      title: 'Retirer votre proposition',
      description: `Vos trois moments disparaîtront de la conversation. Vous pourrez en proposer d’autres à ${firstName}.`,
      confirm: 'Retirer',
      done: 'Votre proposition est retirée.',
    };
  return {
    title: 'Annuler le rendez-vous',
    description: `${firstName} le saura aussitôt, et la date sortira de vos deux agendas.`,
    confirm: 'Annuler le rendez-vous',
    done: 'Le rendez-vous est annulé.',
    firstWords: SUGGESTED_WORDS.cancel,
  };
}
