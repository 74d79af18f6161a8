import { type MailDraft, quoted } from '#platform/mail/mail-draft.ts';
import { TO_THE_TEAM } from '#platform/mail/team-mailbox.ts';

export const profileMails = {
  /** Sent to the team: profile texts that may contain contact details, or worse. */
  'flagged-texts': ({ caseId, texts }: { caseId: string; texts: string[] }): MailDraft => ({
    subject: 'Un texte à relire',
    preview: 'Un profil contient un passage douteux.',
    reason: TO_THE_TEAM,
    blocks: [
      ...texts.map(quoted),
      { action: 'Lire au bureau de l’équipe', to: `/equipe/moderation/${caseId}` },
    ],
  }),
};
