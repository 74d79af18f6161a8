import type { Cast, Example } from './example.ts';

const nothing = (): Example => ({});

/** Examples of moderation routes for the walks over all routes. */
export const MODERATION_AT_THE_DESK: Record<string, (cast: Cast) => Example> = {
  'deskModeration.queue': nothing,
  'deskModeration.waiting': nothing,
  'deskModeration.dangers': nothing,
  'deskModeration.open': () => ({ id: 'aucun-dossier' }),
  'deskModeration.tick': () => ({ id: 'aucun-dossier', body: { steps: ['secours'], state: 'done' } }),
  'deskModeration.photo': () => ({ id: 'aucune-photo', query: { case: 'aucun-dossier' } }),
  'deskModeration.alsoShown': () => ({ id: 'aucun-dossier' }),
  'deskModeration.decide': () => ({
    id: 'aucun-dossier',
    body: { decisionId: '7f3f9a52-4b5e-4c51-9d0f-6a8b0c1d2e3f', decision: 'dismiss' },
  }),
  'deskModeration.rehearse': () => ({
    id: 'aucun-dossier',
    body: { decisionId: '7f3f9a52-4b5e-4c51-9d0f-6a8b0c1d2e3f', decision: 'dismiss' },
  }),
  'deskModeration.answer': () => ({
    id: 'aucun-dossier',
    body: { outcome: 'dismissed', answer: 'Nous n’avons rien constaté.' },
  }),
  'deskModeration.find': ({ contact }) => ({
    body: {
      ...{ id: '1d0f8a52-4b5e-4c51-9d0f-6a8b0c1d2e3f', profileId: contact, matter: 'other' },
      ...{ words: 'Vu ce matin.', origin: { kind: 'member' } },
    },
  }),
  'deskModeration.nameSubject': () => ({ id: 'aucun-dossier', body: { profileId: null } }),
  'deskModeration.undo': () => ({ id: 'aucune-decision' }),
};
