import { parisMoment } from '#lib/french-date.ts';
import { LOG_IN_PATH } from '#lib/paths.ts';
import type { Block, MailDraft } from '#platform/mail/mail-draft.ts';

/**
 * Formats « le jeudi 3 décembre à 19 h 30 ».
 * @param at ISO instant
 */
export function onTheDay(at: string): string {
  return `le ${parisMoment(new Date(at))}`;
}

/** Builds a security notice; all of them share the opening and the reason. */
export function securityMail(title: string, preview: string, blocks: MailDraft['blocks']): MailDraft {
  return {
    subject: title,
    preview,
    reason: 'Vous recevez ce message parce qu’il touche à la sécurité de votre compte.',
    blocks: ['Bonjour,', ...blocks],
  };
}

export const IF_IT_IS_YOU = 'Si c’est bien vous, il n’y a rien à faire.';

export const OPEN_LOG_IN = { action: 'Ouvrir la page de connexion', to: LOG_IN_PATH };

export const TAKE_ACCOUNT_BACK: Block[] = [
  'Ce n’est pas vous ? Reprenez la main sans attendre : sur la page de connexion, choisissez « Mot de passe oublié ? ». Un nouveau mot de passe déconnectera tous les appareils.',
  OPEN_LOG_IN,
];
