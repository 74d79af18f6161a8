import type { SavedArticle } from '#desk/content/contract.ts';
import type { Cast, Example } from './example.ts';

const nothing = (): Example => ({});
const COACH_CARD = {
  firstName: 'Nadia',
  lastName: 'Ferrand',
  specialty: 'Love coach certifiée',
  bio: 'Elle écoute.',
  tags: ['Écoute'],
  email: 'nadia@exemple.invalid',
  phone: '',
  bookingUrl: '',
  photoUrl: null,
};

/** A drafted letter of the blog. */
export const ARTICLE: SavedArticle = {
  title: 'Écrire',
  slug: 'ecrire',
  excerpt: 'Deux phrases.',
  text: 'Un mot.',
  author: '',
  topic: 'Premiers pas',
  format: 'letter',
  scene: 'premier-message',
  published: false,
  day: '2026-12-03',
  time: '09:00',
};

/** Examples of the routes of the desk for contents, colleagues, members and moderation. */
export const DESK_EXAMPLES: Record<string, (cast: Cast) => Example> = {
  'deskContent.saveArticle': () => ({ id: 'article-du-bureau', body: { ...ARTICLE } }),
  'deskContent.article': () => ({ id: 'article-du-bureau' }),
  'deskContent.previewArticle': () => ({ body: { text: '## Un titre' } }),
  'deskContent.saveCoach': () => ({
    id: 'coach-du-bureau',
    body: { ...COACH_CARD, example: false, staffId: null },
  }),
  'deskContent.showCoach': () => ({ id: 'coach-du-bureau', body: { shown: true, successor: null } }),
  'deskContent.saveOwnCard': () => ({ body: COACH_CARD }),
  'deskContent.announceTerms': () => ({
    body: {
      id: '00000000-0000-4000-8000-000000000041',
      inForce: '2027-06-01',
      changes: 'Une offre deviendra payante, et rien ne sera prélevé sans votre accord.',
    },
  }),
  'deskContent.cancelTerms': () => ({ id: 'aucune-annonce' }),
  'deskContent.saveOffer': () => ({
    body: { key: 'coaching', priceCents: 10_000, today: 'Pas encore ouvert', until: null },
  }),
  'deskContent.saveHours': () => ({
    body: { week: [{ day: 1, opens: '09:00', closes: '18:00' }], closures: [] },
  }),
  'deskContent.saveTeamMember': () => ({
    id: 'equipe-du-bureau',
    body: {
      name: 'Lise Arnaud',
      role: 'Fondatrice',
      line: '',
      publisherTown: 'Nantes',
      photoUrl: null,
      shown: true,
      example: false,
    },
  }),
  'deskContent.saveTestimonial': () => ({
    id: 'temoignage-du-bureau',
    body: {
      text: 'Merci.',
      firstName: 'Paule',
      young: false,
      consentedOn: '2026-11-03',
      proof: 'E-mail',
      photoUrl: null,
      shown: true,
      example: false,
    },
  }),
  'deskContent.saveBanner': () => ({
    body: {
      text: 'Fermé le 24.',
      link: '',
      place: 'both',
      from: '2026-12-20T09:00',
      until: '2026-12-25T00:00',
    },
  }),
  'deskContent.saveQuestion': () => ({
    id: 'question-du-bureau',
    body: { question: 'Et après ?', answer: 'Rien.', shown: true },
  }),
  'deskContent.remove': () => ({ id: 'equipe-du-bureau', body: { kind: 'team' } }),
  'deskContent.order': () => ({ body: { kind: 'team', ids: ['personne'] } }),
  'deskStaff.beginEnrolment': nothing,
  'deskStaff.finishEnrolment': () => ({ body: { code: '000000' } }),
  'deskStaff.giveCode': () => ({ body: { code: 'aaaaa-aaaaa' } }),
  'deskStaff.renewBackupCodes': () => ({ body: { code: 'aaaaa-aaaaa' } }),
  'deskStaff.askPasswordLink': () => ({ body: { email: 'personne@exemple.invalid' } }),
  'deskStaff.checkPasswordLink': () => ({ body: { token: 'jeton-inconnu' } }),
  'deskStaff.setPassword': () => ({
    body: { token: 'jeton-inconnu', firstName: 'Nadia', password: 'un matin de printemps' },
  }),
  'deskStaff.forgetPhone': () => ({ body: { code: 'aaaaa-aaaaa' } }),
  'deskStaff.held': ({ colleague }) => ({ id: colleague }),
  'deskStaff.invite': () => ({
    body: { email: 'nouvelle@exemple.invalid', firstName: 'Inès', roles: ['support'] },
  }),
  'deskStaff.inviteAgain': ({ colleague }) => ({ id: colleague }),
  'deskStaff.saveRoles': ({ colleague }) => ({ id: colleague, body: { roles: ['support', 'coach'] } }),
  'deskStaff.disable': ({ colleague }) => ({ id: colleague, body: { reason: 'A quitté l’équipe.' } }),
  'deskStaff.enable': ({ colleague }) => ({ id: colleague }),
  'deskStaff.liftLock': ({ colleague }) => ({ id: colleague }),
  'deskStaff.resetSecondFactor': ({ colleague }) => ({
    id: colleague,
    body: { reason: 'Téléphone perdu.' },
  }),
  'deskStaff.chooseOnCall': ({ colleague }) => ({ body: { id: colleague, monday: '2020-01-06' } }),
  'deskStaff.pushState': () => ({ body: { endpoint: null } }),
  'deskStaff.startPush': () => ({
    body: {
      endpoint: 'https://push.exemple.invalid/x',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    },
  }),
  'deskStaff.stopPush': () => ({ body: { endpoint: 'https://push.exemple.invalid/x' } }),
  'deskStaff.audit': () => ({ query: { kind: 'staff' } }),
  'deskStaff.logIn': () => ({ body: { email: 'personne@exemple.invalid', password: 'pas le bon' } }),
  'deskStaff.logOut': nothing,
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
      kind: 'case',
      subject: 'aucun-dossier',
      content: 'Qu’en penses-tu\u202f?',
      asked: null,
      clientId: '2e0f8a52-4b5e-4c51-9d0f-6a8b0c1d2e3f',
    },
  }),
  'deskIntroductions.members': () => ({ query: { words: 'karim' } }),
  'deskIntroductions.candidates': ({ me }) => ({ id: me, query: { minAge: '25', children: 'no' } }),
  'deskIntroductions.keep': ({ me, toOpen }) => ({ id: me, body: { other: toOpen, kept: true } }),
  'deskIntroductions.pair': ({ me, toOpen }) => ({ id: me, query: { other: toOpen } }),
  'deskIntroductions.introduce': ({ me, toOpen }) => ({
    body: { member: me, other: toOpen, note: 'Vous avez beaucoup à vous dire.' },
  }),
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
      id: '1d0f8a52-4b5e-4c51-9d0f-6a8b0c1d2e3f',
      profileId: contact,
      matter: 'other',
      words: 'Vu ce matin.',
      origin: { kind: 'member' },
    },
  }),
  'deskModeration.nameSubject': () => ({ id: 'aucun-dossier', body: { profileId: null } }),
  'deskModeration.undo': () => ({ id: 'aucune-decision' }),
};
