import { frenchDay } from '#lib/french-date.ts';
import { LOG_IN_PATH } from '#lib/paths.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import type { MailDraft } from '#platform/mail/mail-draft.ts';
import { WHAT_STAYS } from '../texts.ts';

/** Requested by the member, after a year of absence, or closed by the team. */
export type ErasureReason = 'asked' | 'away' | 'closed';

const WHY_DELETED: Record<ErasureReason, string> = {
  asked: 'Vous nous l’avez demandé, c’est fait : votre compte est supprimé.',
  away: 'Comme nous vous l’avions annoncé, votre compte est supprimé après un an sans visite.',
  closed:
    'L’équipe avait fermé votre compte, et le temps de contester est passé : il est supprimé, comme nous vous l’avions annoncé.',
};

export const dataRightsMails = {
  /** The last mail, sent after the erasure and then deleted too. */
  'account-deleted': ({ reason }: { reason: ErasureReason }): MailDraft => ({
    subject: 'Votre compte est supprimé',
    preview: 'Vos données sont effacées. Merci pour le chemin parcouru ensemble.',
    reason: 'Vous recevez ce dernier message parce que votre compte vient d’être supprimé.',
    blocks: [
      'Bonjour,',
      `${WHY_DELETED[reason]} Votre profil, vos photos, vos réponses, vos conversations et vos inscriptions sont effacés.`,
      WHAT_STAYS,
      'Merci de nous avoir fait confiance. Nous vous souhaitons de belles rencontres, où que ce soit.',
      reason === 'asked' &&
        'Ce n’est pas vous qui l’avez demandé ? Ce qui est effacé ne peut pas revenir, mais prévenez-nous par le formulaire « Contactez-nous » : quelqu’un connaît sans doute votre mot de passe, changez-le aussi ailleurs.',
      { note: 'Nous ne vous écrirons plus.' },
    ],
  }),

  /** `erasedFrom`: ISO instant of the earliest erasure. */
  'long-absence': ({ erasedFrom }: { erasedFrom: string }): MailDraft => ({
    subject: 'Souhaitez-vous garder votre compte ?',
    preview: 'Une visite suffit pour tout retrouver.',
    reason: 'Vous recevez ce message parce que votre dernière visite date d’il y a onze mois.',
    blocks: [
      'Bonjour,',
      `Votre dernière visite date d’il y a onze mois. Nous ne gardons pas les données des personnes qui ne viennent plus : sans visite de votre part, votre compte et tout ce qu’il contient seront effacés à partir du ${frenchDay(new Date(erasedFrom), PARIS_ZONE)}.`,
      'Pour le garder, il suffit de vous connecter une fois avant cette date.',
      { action: 'Garder mon compte', to: LOG_IN_PATH },
      {
        note: 'Vous avez tourné la page ? Vous n’avez rien à faire. Vous pouvez aussi supprimer votre compte dès maintenant, dans « Mon compte ».',
      },
    ],
  }),
};
