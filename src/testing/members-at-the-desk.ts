import type { Cast, Example } from './example.ts';

const nothing = (): Example => ({});

/** Examples of desk routes about members: introducing two, opening a page, answering a request. */
export const MEMBERS_AT_THE_DESK: Record<string, (cast: Cast) => Example> = {
  'deskMembers.search': () => ({ query: { words: 'lyon', state: 'open' } }),
  // Opened first, with a reason: the others are called within half an hour.
  'deskMembers.open': ({ me }) => ({
    id: me,
    body: { reason: 'question', words: 'Elle ne reçoit pas nos e-mails.' },
  }),
  'deskMembers.one': ({ me }) => ({ id: me }),
  'deskMembers.resend': ({ me }) => ({ id: me }),
  'deskMembers.endDevice': ({ me }) => ({ id: me, body: { device: 'appareil-inconnu' } }),
  'deskMembers.answerAccess': ({ me }) => ({ id: me }),
  'deskMembers.askErasure': ({ me }) => ({ id: me, body: { request: 'Supprimez mon compte, merci.' } }),
  'deskMembers.dropErasure': ({ me }) => ({ id: me }),
  'deskMembers.confirmErasure': ({ me }) => ({ id: me }),
  'deskNotes.list': () => ({ query: { kind: 'case', subject: 'aucun-dossier' } }),
  'deskNotes.add': () => ({
    body: {
      ...{ kind: 'case', subject: 'aucun-dossier', content: 'Qu’en penses-tu\u202f?' },
      asked: null,
      clientId: '2e0f8a52-4b5e-4c51-9d0f-6a8b0c1d2e3f',
    },
  }),
  'deskNotes.asked': nothing,
  'deskIntroductions.list': nothing,
  'deskIntroductions.members': () => ({ query: { words: 'karim' } }),
  'deskIntroductions.candidates': ({ me }) => ({ id: me, query: { minAge: '25', children: 'no' } }),
  'deskIntroductions.keep': ({ me, toOpen }) => ({ id: me, body: { other: toOpen, kept: true } }),
  'deskIntroductions.pair': ({ me, toOpen }) => ({ id: me, query: { other: toOpen } }),
  'deskIntroductions.introduce': ({ me, toOpen }) => ({
    body: { member: me, other: toOpen, note: 'Vous avez beaucoup à vous dire.' },
  }),
};
