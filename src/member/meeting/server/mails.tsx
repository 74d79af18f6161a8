import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';

interface MeetingNote {
  /** Who wrote it, and about whom, stands at the desk only. */
  caseId: string;
  notAgain: boolean;
  note: string;
}

/** For the team: what a member wants only them to know after a meeting. */
function meetingNote({ caseId, notAgain, note }: MeetingNote, appUrl: string): MailDraft {
  return {
    subject: 'Un mot pour l’équipe après une rencontre',
    body: (
      <MailLayout
        title="Un mot après une rencontre"
        preview="Un membre vous écrit, à vous seuls."
        reason="Vous recevez ce message parce que cette adresse est celle de l’équipe."
      >
        {notAgain ? <MailNote>Ne souhaite pas revoir la personne rencontrée.</MailNote> : null}
        {note ? <MailText>{note}</MailText> : null}
        <MailAction href={`${appUrl}/equipe/moderation/${caseId}`}>Ouvrir au bureau de l’équipe</MailAction>
      </MailLayout>
    ),
  };
}

/** By the name under which each waits in the queue. */
export const meetingMails = {
  'meeting-note': meetingNote,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof meetingMails> {}
}
