import type { ThreadKind, ThreadState, ThreadTag } from '#member/support/rules.ts';
import type { InboxView, Move } from './rules.ts';

export const VIEW_LABELS: Record<InboxView, string> = {
  open: 'Ouvertes',
  mine: 'À moi',
  unassigned: 'Non attribuées',
  mentioned: 'Me citent',
  waiting: 'En attente',
  snoozed: 'Plus tard',
  resolved: 'Résolues',
};

export const THREAD_STATE_LABELS: Record<ThreadState, string> = {
  open: 'Ouverte',
  waiting: 'En attente',
  resolved: 'Résolue',
};

export const THREAD_KIND_LABELS: Record<ThreadKind, string> = {
  visitor: 'Chat, sans compte',
  member: 'Chat d’un membre',
  contact: 'Formulaire de contact',
};

export const TAG_LABELS: Record<ThreadTag, string> = {
  account: 'Compte',
  profile: 'Profil et photos',
  encounters: 'Rencontres',
  safety: 'Sécurité',
  workshops: 'Ateliers',
  payment: 'Paiement',
  bug: 'Problème technique',
  idea: 'Idée',
};

/** Empty states of the views. */
export const EMPTY_VIEWS: Record<InboxView, string> = {
  open: 'Personne n’attend de réponse. Les nouveaux messages arrivent ici automatiquement.',
  mine: 'Vous ne suivez aucune conversation. En répondant à quelqu’un, vous prenez sa conversation en charge.',
  unassigned: 'Chaque conversation ouverte est suivie par quelqu’un.',
  mentioned: 'Aucune note ne vous cite. Une conversation ouverte quitte cette liste.',
  waiting: 'Nous n’attendons de réponse de personne.',
  snoozed: 'Rien n’est remis à plus tard.',
  resolved: 'Aucune conversation résolue pour le moment.',
};

/** Toast after a move, next to « Annuler ». */
export function movedSentence(to: Exclude<Move, 'as-shown'>, count: number): string {
  const done = { open: 'Rouverte', resolved: 'Résolue', waiting: 'Mise en attente' };
  const word = to === 'tomorrow' || to === 'monday' ? 'Remise à plus tard' : done[to];
  return count === 1 ? `${word}.` : `${word.replace(/^\S+/, '$&s')}\u202f: ${count}\u00a0conversations.`;
}

/** Shown when threads that were about to be moved got a new message. */
export const WROTE_MEANWHILE =
  'Un message vient d’arriver\u202f: cette conversation reste telle quelle. Relisez-la.';
