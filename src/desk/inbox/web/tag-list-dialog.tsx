import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { deskInboxApi } from './shared/api.ts';

/** The tags of the team, one to a line. */
export function TagListDialog({ tags, onClose }: { tags: readonly string[]; onClose: () => void }) {
  const [text, setText] = useState(tags.join('\n'));
  const save = useMutation(deskInboxApi.keepTags.mutationOptions({ onSuccess: onClose }));
  const names = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <FormDialog
      title="Étiquettes de l’équipe"
      description="Celle que vous retirez d’ici disparaît aussi des conversations."
      submitLabel="Enregistrer"
      pendingLabel="Enregistrement…"
      pending={save.isPending}
      error={save.error}
      failed="Les étiquettes n’ont pas pu être enregistrées. Ce que vous avez écrit est toujours là."
      onSubmit={() => save.mutate({ before: [...tags], names })}
      onClose={onClose}
    >
      <TextArea
        label="Une étiquette par ligne"
        hint="Vingt au plus, de 24 caractères chacune."
        rows={8}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
