import { CloudMoon, Feather } from 'lucide-react';
import { Composer, type Draft } from '#mechanisms/threads/web/shared/composer.tsx';
import type { Closure } from '#member/matching/rules.ts';
import { MeetingPanel } from '#member/meeting/web/shared/meeting-panel.tsx';
import { LazyReportDialog } from '#member/reports/web/shared/report-person.tsx';
import { TextLink } from '#ui/link.tsx';
import type { Contact } from '../contract.ts';
import { canWrite } from '../rules.ts';
import { BlockedNotice, type Unblocking } from './thread-notes.tsx';
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
