import type { MailDraft } from '#platform/mail/mail-draft.ts';
import { TO_THE_TEAM } from '#platform/mail/team-mailbox.ts';

interface MeetingNote {
  caseId: string;
  notAgain: boolean;
  note: string;
}

export const meetingMails = {
  /** Sent to the team; author and subject are only shown at the desk. */
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
