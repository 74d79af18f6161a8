import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, CloudMoon, Feather } from 'lucide-react';
import { useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { Composer, type Draft } from '#mechanisms/threads/web/shared/composer.tsx';
import type { Closure } from '#member/matching/rules.ts';
import { MeetingPanel } from '#member/meeting/web/shared/meeting-panel.tsx';
import { LazyReportDialog } from '#member/reports/web/shared/report-person.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';
import type { Contact } from '../contract.ts';
import { canWrite } from '../rules.ts';
import { cacheBlocked } from './change-chat.ts';
import { chatErrorSentence } from './chat-sentences.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { conversationsApi } from './shared/api.ts';
import { sendTyping } from './typing.ts';

interface ThreadFootProps {
  contact: Contact;
  /** False after a message was rejected for good: a notice replaces the composer (D33). */
  reached: boolean;
  unblocking: Unblocking;
  draft: Draft;
  onSend: (text: string) => void;
}

/** Below the messages: feedback about a meeting, then the composer, or why it is missing. */
export function ThreadFoot({ contact, reached, unblocking, draft, onSend }: ThreadFootProps) {
  const { id, firstName, blocked, reachable, closure } = contact;
  if (blocked) return <BlockedNotice firstName={firstName} unblocking={unblocking} />;
  if (!reachable || !reached) return <UnreachableNotice />;
  return (
    <>
      <MeetingPanel
        contactId={id}
        firstName={firstName}
        report={(onClose) => (
          <LazyReportDialog
            whom={{ profileId: id, about: 'words' }}
            firstName={firstName}
            onClose={onClose}
          />
        )}
      />
      {closure ? <ClosedNotice firstName={firstName} closure={closure} /> : null}
      {canWrite(closure) === 'closed' ? null : (
        <Composer
          label={`Votre message à ${firstName}`}
          placeholder="Votre message"
          {...draft}
          onTextChange={(text) => {
            draft.onTextChange(text);
            if (text.trim()) sendTyping(id);
          }}
          onSend={onSend}
        />
      )}
    </>
  );
}

interface ClosedNoticeProps {
  firstName: string;
  closure: Closure;
}

/** The state of a declined conversation (D28): above the composer for the one answer, or in its place. */
function ClosedNotice({ firstName, closure }: ClosedNoticeProps) {
  return (
    <div className="grid justify-items-center gap-2 border-t border-filet bg-lin px-4 py-4 text-center sm:px-6">
      <p className="flex items-center gap-2.5 wrap-anywhere">
        <Feather aria-hidden="true" className="size-5 shrink-0 text-prune" />
        <span>{sentence(firstName, closure)}</span>
      </p>
      {closure === 'by-them' ? null : <TextLink to="/selection">Voir mes matchs</TextLink>}
    </div>
  );
}

function sentence(firstName: string, closure: Closure): string {
  switch (closure) {
    case 'by-me':
      return `Vous avez dit non. ${firstName} peut vous répondre une fois, puis cette conversation est close.`;
    case 'by-them':
      return `${firstName} préfère en rester là. Vous pouvez lui répondre une fois.`;
    case 'by-them-answered':
      return `${firstName} préfère en rester là et vous lui avez répondu. Cette conversation est close.`;
  }
}

/** Replaces the composer when the contact cannot receive messages; the reason stays private. */
function UnreachableNotice() {
  return (
    <p className="flex items-center justify-center gap-2.5 border-t border-filet bg-lin px-4 py-5 text-center sm:px-6">
      <CloudMoon aria-hidden="true" className="size-5 shrink-0 text-prune" />
      Cette personne n’est pas joignable pour le moment.
    </p>
  );
}

/** Replaces the composer while the contact is blocked. */
function BlockedNotice({ firstName, unblocking }: { firstName: string; unblocking: Unblocking }) {
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
