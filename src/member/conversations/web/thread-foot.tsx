import { Composer } from '#mechanisms/threads/web/shared/composer.tsx';
import type { Draft } from '#mechanisms/threads/web/shared/writing-in.ts';
import { MeetingPanel } from '#member/meeting/web/shared/meeting-panel.tsx';
import { ReportDialog } from '#member/reports/web/shared/report-dialog.tsx';
import type { Contact } from '../contract.ts';
import { canWrite } from '../rules.ts';
import { BlockedNotice, type Unblocking } from './blocked-notice.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { tellTyping } from './typing.ts';
import { UnreachableNotice } from './unreachable-notice.tsx';

interface ThreadFootProps {
  contact: Contact;
  /** False after a message was refused for good: the field gives way to a notice (D33). */
  reached: boolean;
  unblocking: Unblocking;
  draft: Draft;
  onSend: (text: string) => void;
}

/** Below the messages: what may be told of a meeting, then where one writes, or why one cannot. */
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
          <ReportDialog whom={{ profileId: id, about: 'words' }} firstName={firstName} onClose={onClose} />
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
            if (text.trim()) tellTyping(id);
          }}
          onSend={onSend}
        />
      )}
    </>
  );
}
