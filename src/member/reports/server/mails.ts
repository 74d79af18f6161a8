import type { MailedSecret } from '#mechanisms/mailed-links/server/shared/mail-code.ts';
import { secretLink } from '#mechanisms/mailed-links/server/shared/secret-link.ts';
import { type MailDraft, paragraphs } from '#platform/mail/mail-draft.ts';
import { TO_THE_TEAM } from '#platform/mail/team-mailbox.ts';
import { type NoticeMatter, type NoticeOutcome, type ReportMatter, reportKindOf } from '../rules.ts';
import { IN_DANGER, KIND_LABELS, MATTER_LABELS, NOTICE_MATTER_LABELS, OTHER_REDRESS } from '../texts.ts';

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

const REASON = 'Vous recevez ce message parce que cette adresse a servi à nous signaler un contenu.';

type Noticed = { number: string; matter: NoticeMatter };
type Decided = { number: string; outcome: NoticeOutcome; answer: string } & MailedSecret;

export const contentNoticeMails = {
  'notice-receipt': ({ number, matter }: Noticed): MailDraft => ({
    subject: 'Nous avons bien reçu votre signalement',
    title: 'Votre signalement est bien arrivé',
    preview: `Il porte le numéro ${number}.`,
    reason: REASON,
    blocks: [
      'Bonjour,',
      [
        'Merci de nous l’avoir dit. Votre signalement porte le numéro ',
        { bold: number },
        `\u202f: ${NOTICE_MATTER_LABELS[matter].toLowerCase()}.`,
      ],
      'Une personne de l’équipe, et non une machine, le lit et décide. Nous vous écrivons ici ce qu’elle a décidé.',
      { note: IN_DANGER },
    ],
  }),

  /** For the team: the content of the notice is only shown at the desk. */
  'notice-for-team': ({ number, matter, caseId }: Noticed & { caseId: string }): MailDraft => ({
    subject: `Signalement sans compte ${number}`,
    title: NOTICE_MATTER_LABELS[matter],
    preview: `Signalement ${number}`,
    reason: TO_THE_TEAM,
    blocks: [
      'Quelqu’un nous signale un contenu par la page publique. Son signalement attend dans la file de modération.',
      { action: 'Ouvrir le signalement', to: `/equipe/moderation/${caseId}` },
    ],
  }),

  'notice-decided': ({ number, outcome, answer, token, code }: Decided): MailDraft => ({
    subject: 'La suite donnée à votre signalement',
    title: outcome === 'acted' ? 'Nous avons agi après votre signalement' : 'Votre signalement a été examiné',
    preview: `Signalement ${number}`,
    reason: REASON,
    blocks: [
      'Bonjour,',
      `Une personne de l’équipe a examiné votre signalement ${number}. ${
        outcome === 'acted'
          ? 'Elle a pris une mesure.'
          : 'Elle n’a rien trouvé de contraire à la loi ou à nos règles, et n’a pas pris de mesure.'
      }`,
      ...paragraphs(answer),
      'Si vous n’êtes pas d’accord, dites-le-nous dans les six mois\u202f: une autre personne de l’équipe relira tout, gratuitement.',
      ...secretLink('Contester cette décision', 'redress', { token, code }),
      { note: OTHER_REDRESS },
    ],
  }),
};
