import { type FormEvent, useId, useState } from 'react';
import { fieldSentence } from '#browser/api/error-sentence.ts';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { REASON_WORDS_MAX_LENGTH } from '../rules.ts';
import { ACT_FAILED } from './act-failed.ts';
import { deskMembersApi } from './shared/api.ts';

/** Has no effect until another colleague confirms. */
export function ErasureRequest({ id, onClose }: { id: string; onClose: () => void }) {
  const formId = useId();
  const [request, setRequest] = useState('');
  const ask = useDeskChange(deskMembersApi, deskMembersApi.askErasure.mutationOptions(), {
    said: 'La demande est notée. Une autre personne doit la confirmer.',
    onDone: onClose,
  });
  const refused = fieldSentence(ask.error, 'request');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!ask.isPending) ask.mutate({ id, request });
  }

  return (
    <Dialog
      onClose={onClose}
      title="Noter une demande de suppression"
      description="Seulement à la demande du membre. Rien ne s’efface avant la confirmation d’une autre personne de l’équipe."
      footer={
        <Button type="submit" form={formId} pending={ask.isPending}>
          Noter la demande
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <TextArea
          label="Ses mots, et où ils ont été écrits"
          maxLength={REASON_WORDS_MAX_LENGTH}
          value={request}
          error={refused}
          onChange={({ target }) => setRequest(target.value)}
        />
        <FailureAlert error={!refused && ask.error} failed={ACT_FAILED} />
      </form>
    </Dialog>
  );
}
