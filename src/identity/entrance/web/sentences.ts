/** Verbatim from spec 1 §8. */
export const AUTHENTICATION_FAILED = 'Une erreur est survenue lors de l’authentification';
export const SESSION_EXPIRED = 'Votre session a expiré. Veuillez vous reconnecter.';
export const RESET_MAIL_FAILED = 'Une erreur est survenue lors de l’envoi de l’e-mail de réinitialisation.';

/** Verbatim from spec 2 §8. */
export const RESET_FAILED = 'Une erreur est survenue lors de la réinitialisation du mot de passe';
export const RESET_LINK_EXPIRED =
  'La session a expiré. Veuillez demander un nouveau lien de réinitialisation.';
export const PASSWORD_RESET = 'Mot de passe réinitialisé avec succès !';

export const SPAM_HINT =
  'Rien au bout de quelques minutes ? Regardez dans vos courriers indésirables (spam).';

/** Verbatim from spec 1 §8, « Account ». */
export const PASSWORD_CHANGED = 'Mot de passe modifié avec succès !';
export const PASSWORD_CHANGE_FAILED = 'Une erreur est survenue lors de la modification du mot de passe';

/** Navigation state for the reset page, so that its message survives the redirect (security.md, A7). */
export const AFTER_RESET = { passwordReset: true } as const;

export function comesFromReset(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'passwordReset' in state;
}
