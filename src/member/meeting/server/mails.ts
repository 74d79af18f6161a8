import type { MailDraft } from '#platform/mail/mail-draft.ts';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import { TO_THE_TEAM } from '#platform/mail/team-mailbox.ts';

interface MeetingNote {
  /** Who wrote it, and about whom, stands at the desk only. */
  caseId: string;
  notAgain: boolean;
  note: string;
}

export const meetingMails = {
  /** For the team: what a member wants only them to know after a meeting. */
  'meeting-note': ({ caseId, notAgain, note }: MeetingNote): MailDraft => ({
    subject: 'Un mot pour l’équipe après une rencontre',
    title: 'Un mot après une rencontre',
    preview: 'Un membre vous écrit, à vous seuls.',
    reason: TO_THE_TEAM,
    blocks: [
      notAgain && { note: 'Ne souhaite pas revoir la personne rencontrée.' },
      note,
      { action: 'Ouvrir au bureau de l’équipe', to: `/equipe/moderation/${caseId}` },
    ],
  }),
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof meetingMails> {}
}
