import { frenchMoment } from '#lib/french-date.ts';
import type { ThreadKind, ThreadState } from '#member/support-threads/rules.ts';
import type { InboxView, Move } from './rules.ts';

export const VIEW_LABELS: Record<InboxView, string> = {
  open: 'Ouverts',
  mine: 'À moi',
  unassigned: 'Non attribués',
  mentioned: 'On vous a cité',
  waiting: 'En attente',
  snoozed: 'Plus tard',
  resolved: 'Résolus',
};

export const THREAD_STATE_LABELS: Record<ThreadState, string> = {
  open: 'Ouvert',
  waiting: 'En attente',
  resolved: 'Résolu',
};

export const THREAD_KIND_LABELS: Record<ThreadKind, string> = {
  visitor: 'Chat, sans compte',
  member: 'Chat d’un membre',
  contact: 'Formulaire de contact',
};

/** What an empty list says. */
export const EMPTY_VIEWS: Record<InboxView, string> = {
  open: 'Personne n’attend de réponse. Les nouveaux messages arrivent ici d’eux-mêmes.',
  mine: 'Vous ne suivez aucune conversation. En répondant à quelqu’un, vous prenez sa conversation en charge.',
  unassigned: 'Chaque conversation ouverte est suivie par quelqu’un.',
  mentioned: 'Aucune note ne vous cite. Une conversation ouverte quitte cette liste.',
  waiting: 'Personne ne nous doit de réponse.',
  snoozed: 'Rien n’est remis à plus tard.',
  resolved: 'Aucune conversation résolue pour le moment.',
};

const MOVED: Record<Move, readonly [one: string, many: string]> = {
  open: ['Conversation rouverte.', 'conversations rouvertes.'],
  waiting: ['La conversation attend sa réponse.', 'conversations attendent une réponse.'],
  resolved: ['Conversation résolue.', 'conversations résolues.'],
  tomorrow: ['Conversation remise à plus tard.', 'conversations remises à plus tard.'],
  monday: ['Conversation remise à plus tard.', 'conversations remises à plus tard.'],
};

export function movedSentence(to: Move, count: number): string {
  const [one, many] = MOVED[to];
  return count === 1 ? one : `${count}\u00a0${many}`;
}

/** Said of conversations that were left alone, because something was written in them. */
export function skippedSentence(count: number): string {
  if (count === 1)
    return 'Un message vient d’arriver\u202f: cette conversation reste telle quelle. Relisez-la.';
  return `Des messages viennent d’arriver\u202f: ${count} conversations restent telles quelles. Relisez-les.`;
}

/** @param until ISO moment */
export function snoozedSentence(until: string): string {
  return `Remise au ${frenchMoment(new Date(until))}`;
}
