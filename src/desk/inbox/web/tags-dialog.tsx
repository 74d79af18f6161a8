import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { TAGS_PER_THREAD } from '#member/support-threads/rules.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { DeskThread } from '../contract.ts';
import { REPLY_EDITORS } from '../rules.ts';
import { deskInboxApi } from './shared/api.ts';
import { TagListDialog } from './tag-list-dialog.tsx';

/** What a conversation is about: a few of the tags of the team. */
export function TagsDialog({ thread, onClose }: { thread: DeskThread; onClose: () => void }) {
  const tags = useQuery(deskInboxApi.tags.queryOptions());
  const [chosen, setChosen] = useState<readonly string[]>(thread.tags);
  const [editing, setEditing] = useState(false);
  const mayEdit = useHasRole(...REPLY_EDITORS);
  const save = useMutation(deskInboxApi.tag.mutationOptions({ onSuccess: onClose }));
  if (editing && tags.data) return <TagListDialog tags={tags.data} onClose={() => setEditing(false)} />;
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <FormDialog
      title="Étiquettes"
      description="Trois au plus par conversation. La personne les reçoit si elle demande ses données."
      submitLabel="Enregistrer"
      pendingLabel="Enregistrement…"
      pending={save.isPending}
      error={save.error}
      failed="Les étiquettes n’ont pas pu être enregistrées."
      onSubmit={() =>
        save.mutate({ id: thread.id, tags: chosen.filter((name) => tags.data?.includes(name)) })
      }
      onClose={onClose}
    >
      <QueryContent
        query={tags}
        failed="Les étiquettes n’ont pas pu être lues."
        waiting={<Skeleton className="h-32" />}
      >
        {(kept) => (
          <div className="grid gap-1">
            {kept.length === 0 ? <p className="text-encre-2">L’équipe n’a pas encore d’étiquette.</p> : null}
            {kept.map((name) => (
              <Checkbox
                key={name}
                checked={chosen.includes(name)}
                disabled={!chosen.includes(name) && chosen.length >= TAGS_PER_THREAD}
                onChange={() => toggle(name)}
              >
                {name}
              </Checkbox>
            ))}
          </div>
        )}
      </QueryContent>
      {mayEdit ? (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setEditing(true)}>
          Modifier les étiquettes de l’équipe
        </Button>
      ) : null}
    </FormDialog>
  );
}
