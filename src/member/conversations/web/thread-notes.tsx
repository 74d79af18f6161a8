import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, Feather } from 'lucide-react';
import { useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import type { Contact } from '../contract.ts';
import { cacheBlocked } from './change-chat.ts';
import { chatErrorSentence } from './chat-sentences.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { conversationsApi } from './shared/api.ts';

/** Replaces the composer while the contact is blocked. */
export function BlockedNotice({ firstName, unblocking }: { firstName: string; unblocking: Unblocking }) {
  return (
    <div className="grid justify-items-center gap-3 border-t border-filet bg-lin px-4 py-5 text-center sm:px-6">
      <p className="flex items-center gap-2 wrap-anywhere">
        <Ban aria-hidden="true" className="size-5 shrink-0 text-encre-2" />
        Vous avez bloqué {firstName}. Aucun message ne passe entre vous.
      </p>
      <Button
        variant="secondary"
        size="small"
        className="whitespace-normal! wrap-anywhere"
        pending={unblocking.pending}
        pendingLabel="Déblocage…"
        onClick={unblocking.unblock}
      >
        Débloquer {firstName}
      </Button>
      {unblocking.failure ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {unblocking.failure}
        </p>
      ) : null}
    </div>
  );
}

export interface Unblocking {
  unblock: () => void;
  pending: boolean;
  failure: string | null;
}

/** @param onUnblocked called when the composer is back */
export function useUnblocking(contactId: string, onUnblocked: () => void): Unblocking {
  const queryClient = useQueryClient();
  const unblock = useMutation(
    conversationsApi.unblock.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => {
        cacheBlocked(queryClient, contactId, false);
        onUnblocked();
      },
    }),
  );
  return {
    unblock: () => unblock.mutate({ id: contactId }),
    pending: unblock.isPending,
    failure: unblock.error ? chatErrorSentence(unblock.error, 'unblock') : null,
  };
}

/** Offers to wait, to answer or to close kindly, after five days without a first answer. @param by author of the words */
export function SilenceNote({ contact, by }: { contact: Contact; by: 'mine' | 'theirs' }) {
  const [open, setOpen] = useState(false);
  const { firstName } = contact;
  return (
    <section className="grid w-full max-w-md gap-1 justify-self-center rounded-card bg-lin px-4 py-3 text-sm">
      <p className="flex items-start gap-2.5">
        <Feather aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-prune" />
        <span className="wrap-anywhere">
          {by === 'mine'
            ? `${firstName} n’a pas encore répondu. Vous pouvez lui laisser du temps, ou refermer cette conversation avec quelques mots choisis.`
            : `${firstName} vous a écrit il y a quelques jours. Un mot suffit pour répondre\u202f; si le cœur n’y est pas, dites-le simplement.`}
        </span>
      </p>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        className="justify-self-end"
        onClick={() => setOpen(true)}
      >
        {by === 'mine' ? 'Refermer la conversation' : 'Dire non avec douceur'}
      </Button>
      {open ? (
        <DeclineDialog contact={contact} unanswered={by === 'mine'} onClose={() => setOpen(false)} />
      ) : null}
    </section>
  );
}
