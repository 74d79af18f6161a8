/** Words to begin with, that one makes one's own: kind, and without a reason to give. */
export const KIND_WORDS = {
  decline: 'Merci pour votre invitation, elle me touche. Aucun de ces moments ne me convient.',
  cancel: 'Je dois annuler notre rendez-vous, et je vous prie de m’en excuser.',
  move: 'J’ai un empêchement\u202f: verriez-vous un autre moment\u202f?',
} as const;
