import type { SharedKind } from './rules.ts';

export const SHARED_LABELS: Record<SharedKind, string> = {
  quiz: 'Mes réponses au quiz relationnel',
  'love-profile': 'Mon profil amoureux',
};

/** What exactly the coach reads. */
export const SHARED_CONTENTS: Record<SharedKind, string> = {
  quiz: 'Vos quatre notes, de 1 à 10 : rupture passée, peur de l’abandon, confiance en soi, célibat.',
  'love-profile': 'Vos cinq réponses, de 1 à 5 : liberté, fidélité, communication, tendresse, sexualité.',
};
