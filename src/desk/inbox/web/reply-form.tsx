import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
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
  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }
  return (
    <Dialog onClose={onDone} title={reply ? 'Modifier une réponse type' : 'Nouvelle réponse type'}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField label="Titre" required value={title} onChange={(event) => setTitle(event.target.value)} />
        <TextArea
          label="Réponse"
          hint="Écrivez {prénom} là où vient le prénom de la personne, {moi} pour signer du vôtre."
          required
          rows={6}
          maxLength={ANSWER_MAX_LENGTH}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
        <FailureAlert error={save.error} failed="La réponse type n’a pas pu être enregistrée." />
        <Button
          type="submit"
          pending={save.isPending}
          pendingLabel="Enregistrement…"
          className="justify-self-start"
        >
          Enregistrer
        </Button>
      </form>
    </Dialog>
  );
}
