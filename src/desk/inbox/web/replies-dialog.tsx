import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { notify } from '#ui/toasts.tsx';
import type { SavedReply } from '../contract.ts';
import { REPLY_EDITORS } from '../rules.ts';
import { ReplyForm } from './reply-form.tsx';
import { deskInboxApi } from './shared/api.ts';

/** All saved replies; whoever writes them may change them here. */
export function RepliesDialog({ onClose }: { onClose: () => void }) {
  const replies = useQuery(deskInboxApi.replies.queryOptions());
  const mayWrite = useHasRole(...REPLY_EDITORS);
  const [editing, setEditing] = useState<SavedReply | 'new'>();
  if (editing)
    return <ReplyForm reply={editing === 'new' ? undefined : editing} onDone={() => setEditing(undefined)} />;
  return (
    <Dialog
      onClose={onClose}
      title="Réponses types"
      description="Elles se placent dans votre réponse, à relire avant l’envoi. {prénom} devient le prénom de la personne, {moi} le vôtre."
      footer={
        mayWrite ? <Button onClick={() => setEditing('new')}>Ajouter une réponse type</Button> : undefined
      }
    >
      <QueryContent
        query={replies}
        failed="Les réponses types n’ont pas pu être lues."
        waiting={<Skeleton className="h-40" />}
      >
        {(kept) =>
          kept.length === 0 ? (
            <p className="text-encre-2">Aucune réponse type pour le moment.</p>
          ) : (
            <ul className="grid gap-3">
              {kept.map((reply) => (
                <Reply key={reply.id} reply={reply} onEdit={mayWrite ? () => setEditing(reply) : undefined} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Dialog>
  );
}

function Reply({ reply, onEdit }: { reply: SavedReply; onEdit: (() => void) | undefined }) {
  const remove = useMutation(
    deskInboxApi.removeReply.mutationOptions({ onSuccess: () => notify.success('Réponse type supprimée.') }),
  );
  return (
    <li className="grid gap-2 rounded-[20px] border border-filet bg-carte px-4 py-3">
      <h3 className="text-base wrap-anywhere">{reply.title}</h3>
      <p className="wrap-anywhere whitespace-pre-line text-encre-2">{reply.content}</p>
      <FailureAlert error={remove.error} failed="La réponse type n’a pas pu être supprimée." />
      {onEdit ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" aria-label={`Modifier ${reply.title}`} onClick={onEdit}>
            Modifier
          </Button>
          <Button
            variant="danger"
            size="small"
            aria-label={`Supprimer ${reply.title}`}
            pending={remove.isPending}
            onClick={() => remove.mutate({ id: reply.id })}
          >
            Supprimer
          </Button>
        </div>
      ) : null}
    </li>
  );
}
