import { useState } from 'react';
import { ChangeDialog } from '#desk/staff/web/shared/change-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SavedReply } from '../contract.ts';
import { ANSWER_MAX_LENGTH, REPLY_TITLE_MAX_LENGTH } from '../rules.ts';
import { deskInboxApi } from './shared/api.ts';

/** A saved reply, new or changed. @param reply nothing for a new one */
export function ReplyForm({ reply, onDone }: { reply: SavedReply | undefined; onDone: () => void }) {
  const [clientId] = useState(() => crypto.randomUUID());
  const [version] = useState(reply?.version ?? null);
  return (
    <ChangeDialog
      title={reply ? 'Modifier une réponse type' : 'Nouvelle réponse type'}
      size="medium"
      submitLabel="Enregistrer"
      api={deskInboxApi.replies}
      change={deskInboxApi.saveReply.mutationOptions()}
      names={{ title: 'Titre', content: 'Réponse' }}
      inputOf={(typed) => ({
        ...{ id: reply?.id ?? null, clientId, version },
        ...{ title: typed('title'), content: typed('content') },
      })}
      onClose={onDone}
    >
      <TextField
        label="Titre"
        name="title"
        required
        maxLength={REPLY_TITLE_MAX_LENGTH}
        defaultValue={reply?.title}
      />
      <TextArea
        label="Réponse"
        name="content"
        hint="Écrivez {prénom} là où vient le prénom de la personne, {moi} pour signer du vôtre."
        required
        rows={9}
        maxLength={ANSWER_MAX_LENGTH}
        defaultValue={reply?.content}
      />
    </ChangeDialog>
  );
}
