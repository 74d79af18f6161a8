import { useState } from 'react';
import { fieldSentence } from '#browser/api/error-sentence.ts';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { REASON_WORDS_MAX_LENGTH } from '../rules.ts';
import { ACT_FAILED } from '../texts.ts';
import { deskMembersApi } from './shared/api.ts';

/** Has no effect until another colleague confirms. */
export function ErasureRequest({ id, onClose }: { id: string; onClose: () => void }) {
  const [request, setRequest] = useState('');
  const ask = useDeskChange(deskMembersApi, deskMembersApi.askErasure.mutationOptions(), {
    said: 'La demande est notée. Une autre personne doit la confirmer.',
    onDone: onClose,
  });
  const refused = fieldSentence(ask.error, 'request');
  return (
    <FormDialog
      onClose={onClose}
      title="Noter une demande de suppression"
      description="Seulement à la demande du membre. Rien ne s’efface avant la confirmation d’une autre personne de l’équipe."
      submitLabel="Noter la demande"
      pending={ask.isPending}
      error={!refused && ask.error}
      failed={ACT_FAILED}
      onSubmit={() => ask.mutate({ id, request })}
    >
      <TextArea
        label="Ses mots, et où ils ont été écrits"
        maxLength={REASON_WORDS_MAX_LENGTH}
        value={request}
        error={refused}
        onChange={({ target }) => setRequest(target.value)}
      />
    </FormDialog>
  );
}
