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

/** Saved replies of a new site, for the team to edit: by title, the text between greeting and signature. */
export const FIRST_REPLIES: Record<string, string> = {
  'Accusé de réception, le temps de chercher':
    'Merci de votre message. Je regarde de mon côté et je reviens vers vous dès que j’en sais plus.\n\nBonne journée,',
  'Il me manque un détail':
    'Pour bien vous aider, pouvez-vous me dire ce que vous voyez à l’écran, et sur quel appareil\u202f? Une phrase suffit.\n\nMerci d’avance,',
  'C’est réglé':
    'C’est réglé de notre côté. Pouvez-vous recharger la page et me dire si tout va bien pour vous\u202f?\n\nBelle journée,',
  'Un problème que nous connaissons':
    'Vous avez raison, et vous n’êtes pas en cause\u202f: nous connaissons ce problème et nous y travaillons. Je vous écris dès qu’il est réglé.\n\nPardon pour la gêne,',
  'Changer de photo':
    'Vos photos se changent dans «\u202fMon profil\u202f»\u202f: vous pouvez en ajouter, en retirer et choisir la première. Une photo prise de face, à la lumière du jour, est celle qui vous ressemble le plus.\n\nBien à vous,',
  'Mot de passe oublié':
    'Sur la page de connexion, choisissez «\u202fMot de passe oublié\u202f»\u202f: un lien arrive par e-mail. Pensez à regarder dans les courriers indésirables. S’il n’arrive pas, écrivez-moi ici.\n\nÀ bientôt,',
  'Peu de profils près de chez vous':
    'Je comprends votre déception. Lueur grandit, et de nouvelles personnes arrivent. Élargir un peu la distance ou l’âge dans vos critères ouvre souvent la sélection\u202f; vous pouvez revenir en arrière à tout moment.\n\nCourage,',
  'Une personne ne répond pas':
    'Un silence blesse, même quand il ne dit rien de vous. Vous pouvez laisser cette conversation de côté et répondre à une autre personne de votre sélection. Si vous voulez en parler, nos coachs sont là.\n\nAvec toute notre attention,',
  'Signaler quelqu’un':
    'Merci de nous l’avoir dit. Dans la conversation ou sur le profil, «\u202fSignaler\u202f» met les derniers messages de côté pour la modération, qui décide. La personne n’apprend pas que c’est vous. Si vous êtes en danger, appelez le 17 ou le 112.\n\nPrenez soin de vous,',
  'Une question sur un atelier':
    'Les dates, le déroulé et votre inscription sont dans «\u202fMon coaching\u202f». Si une date ne vous convient plus, vous pouvez rendre votre place en deux gestes\u202f: elle servira à quelqu’un d’autre.\n\nBelle journée,',
  'Partir, ou faire une pause':
    'Vous pouvez supprimer votre compte vous-même dans «\u202fMon compte\u202f». Vos messages et vos photos partent avec lui. Si c’est une déception qui vous fait partir, dites-la-moi\u202f: elle nous aide.\n\nMerci d’avoir essayé,',
  'Merci, et au revoir':
    'Merci de votre mot, il fait plaisir à toute l’équipe. Je referme cette conversation\u202f; il suffit d’écrire ici pour la reprendre.\n\nBelle suite,',
};
