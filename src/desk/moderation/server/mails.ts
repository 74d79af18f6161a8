import { parisMoment } from '#lib/french-date.ts';
import { DESK_PATH } from '#lib/paths.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import type { MailedSecret } from '#mechanisms/mailed-links/server/shared/mail-code.ts';
import { secretLink } from '#mechanisms/mailed-links/server/shared/secret-link.ts';
import { IN_DANGER, OTHER_REDRESS } from '#member/reports/texts.ts';
import { type MailDraft, paragraphs } from '#platform/mail/mail-draft.ts';

type Answered = { number: string; acted: boolean } & MailedSecret;

export const moderationMails = {
  /** To the colleague on call. Contains no personal data: the mailbox is not the desk. */
  'danger-on-call': ({ id, at }: { id: string; at: string }): MailDraft => ({
    subject: 'Une vie est peut-être en danger',
    preview: 'Un dossier vient d’arriver. Ouvrez-le maintenant.',
    reason: `Vous recevez ce message parce que vous êtes d’astreinte, ou que personne ne l’est, dans l’équipe ${PRODUCT_NAME}.`,
    blocks: [
      `Un signalement arrivé ${parisMoment(new Date(at))} dit qu’une vie est peut-être en danger.`,
      'Ouvrez le dossier maintenant\u202f: il dit qui appeler, et quoi faire dans l’ordre.',
      { action: 'Ouvrir le dossier', to: `${DESK_PATH}/moderation/${encodeURIComponent(id)}` },
    ],
  }),

  /** To the reporter: handled (DSA 16). Names no member, and does not reveal the decision. */
  'report-answered': ({ number, acted, token, code }: Answered): MailDraft => ({
    subject: 'Votre signalement a été traité',
    preview: `Une personne de l’équipe a lu votre signalement ${number}.`,
    reason: 'Vous recevez ce message parce que vous nous avez signalé quelque chose.',
    blocks: [
      [
        'Une personne de l’équipe a lu votre signalement ',
        { bold: number },
        ' et tout ce qui l’accompagnait.',
      ],
      acted
        ? 'Elle a constaté que nos règles n’avaient pas été respectées, et une mesure a été prise. Par respect pour chacun, nous ne disons pas laquelle.'
        : 'Elle n’a pas constaté de manquement à nos règles\u202f: aucune mesure n’a été prise.',
      'La personne que vous avez signalée ne vous sera plus présentée, et elle ne sait pas que le signalement vient de vous.',
      'Si vous n’êtes pas d’accord avec cette suite, dites-le-nous dans les six mois\u202f: une autre personne de l’équipe relira votre signalement. Vous pouvez aussi saisir la justice.',
      ...secretLink('Contester cette suite', 'redress', { token, code }),
      { note: IN_DANGER },
    ],
  }),

  'redress-answered': ({ acted, answer }: { acted: boolean; answer: string }): MailDraft => ({
    subject: 'La réponse à votre contestation',
    title: acted ? 'Nous avons changé notre décision' : 'La décision est maintenue',
    preview: 'Une autre personne de l’équipe a tout relu.',
    reason: 'Vous recevez ce message parce que vous avez contesté la suite donnée à votre signalement.',
    blocks: [
      'Bonjour,',
      `Une autre personne de l’équipe que celle qui avait décidé a relu votre signalement et ce que vous nous avez écrit. ${
        acted
          ? 'Une mesure a été prise. Par respect pour chacun, nous ne disons pas laquelle.'
          : 'Elle confirme la première décision.'
      }`,
      ...paragraphs(answer),
      { note: OTHER_REDRESS },
    ],
  }),
};
