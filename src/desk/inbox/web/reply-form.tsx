import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SavedReply } from '../contract.ts';
import { ANSWER_MAX_LENGTH } from '../rules.ts';
import { deskInboxApi } from './shared/api.ts';

/** A saved reply, new or changed. @param reply nothing for a new one */
export function ReplyForm({ reply, onDone }: { reply: SavedReply | undefined; onDone: () => void }) {
  const [title, setTitle] = useState(reply?.title ?? '');
  const [content, setContent] = useState(reply?.content ?? '');
  const save = useMutation({
    mutationFn: () =>
      reply
        ? deskInboxApi.changeReply.call({ id: reply.id, title, content })
        : deskInboxApi.addReply.call({ title, content }),
    onSuccess: onDone,
  });
  return (
    <FormDialog
      title={reply ? 'Modifier une réponse type' : 'Nouvelle réponse type'}
      submitLabel="Enregistrer"
      pendingLabel="Enregistrement…"
      pending={save.isPending}
      error={save.error}
      failed="La réponse type n’a pas pu être enregistrée."
      onSubmit={() => save.mutate()}
      onClose={onDone}
    >
      <TextField label="Titre" required value={title} onChange={(event) => setTitle(event.target.value)} />
      <TextArea
        label="Réponse"
        hint="Écrivez {prénom} là où vient le prénom de la personne, {moi} pour signer du vôtre."
        required
        rows={9}
        maxLength={ANSWER_MAX_LENGTH}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
    </FormDialog>
  );
}
