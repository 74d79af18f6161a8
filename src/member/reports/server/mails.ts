import { type MailDraft, paragraphs } from '#platform/mail/mail-draft.ts';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import { TO_THE_TEAM } from '#platform/mail/team-mailbox.ts';
import { type ReportMatter, reportKindOf } from '../rules.ts';
import { IN_DANGER, KIND_LABELS, MATTER_LABELS } from '../texts.ts';

type Report = { number: string; matter: ReportMatter };
type Told = Report & { reason: string; caseId: string };

export const reportMails = {
  /** Receipt and next steps for the reporter (DSA 16). Contains no names. */
  'report-receipt': ({ number, matter }: Report): MailDraft => ({
    subject: 'Nous avons bien reçu votre signalement',
    title: 'Votre signalement est bien arrivé',
    preview: `Il porte le numéro ${number}.`,
    reason: 'Vous recevez ce message parce que vous venez de nous signaler quelque chose.',
    blocks: [
      ['Merci de nous l’avoir dit. Votre signalement porte le numéro ', { bold: number }, '.'],
      `Motif\u202f: ${MATTER_LABELS[matter].toLowerCase()}.`,
      'Il vient d’être remis à notre équipe. Une personne, et non une machine, le lit et décide de la suite. La personne que vous avez signalée ne saura pas que cela vient de vous, et ne vous sera plus présentée.',
      { note: IN_DANGER },
    ],
  }),

  /** For the team: the reason in the reporter’s words. Identities are only shown at the desk. */
  'report-for-team': ({ number, matter, reason, caseId }: Told): MailDraft => ({
    subject: `Signalement ${number} : ${KIND_LABELS[reportKindOf(matter)].toLowerCase()}`,
    title: MATTER_LABELS[matter],
    preview: `Signalement ${number}`,
    reason: TO_THE_TEAM,
    blocks: [
      { note: `${number} · ${KIND_LABELS[reportKindOf(matter)]}` },
      ...paragraphs(reason),
      { action: 'Ouvrir le signalement', to: `/equipe/moderation/${caseId}` },
    ],
  }),
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof reportMails> {}
}
