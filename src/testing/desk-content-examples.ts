import type { Example } from './example.ts';

const nothing = (): Example => ({});
const COACH_CARD = {
  ...{ firstName: 'Nadia', lastName: 'Ferrand', specialty: 'Love coach certifiée', bio: 'Elle écoute.' },
  ...{ tags: ['Écoute'], email: 'nadia@exemple.invalid', phone: '', bookingUrl: '', photoUrl: null },
};

const ARTICLE = {
  ...{ title: 'Écrire', slug: 'ecrire', excerpt: 'Deux phrases.', text: 'Un mot.', author: '' },
  ...{ topic: 'Premiers pas', format: 'letter', scene: 'premier-message' },
  ...{ published: false, day: '2026-12-03', time: '09:00' },
};

/** Examples of the routes that edit public content. */
export const DESK_CONTENT_EXAMPLES: Record<string, () => Example> = {
  'deskContent.opening': nothing,
  'deskContent.relay': nothing,
  'deskContent.articles': nothing,
  'deskContent.saveArticle': () => ({ id: 'article-du-bureau', body: { ...ARTICLE } }),
  'deskContent.article': () => ({ id: 'article-du-bureau' }),
  'deskContent.previewArticle': () => ({ body: { text: '## Un titre' } }),
  'deskContent.coaches': nothing,
  'deskContent.saveCoach': () => ({
    id: 'coach-du-bureau',
    body: { ...COACH_CARD, example: false, staffId: null },
  }),
  'deskContent.showCoach': () => ({ id: 'coach-du-bureau', body: { shown: true, successor: null } }),
  'deskContent.ownCard': nothing,
  'deskContent.saveOwnCard': () => ({ body: COACH_CARD }),
  'deskContent.terms': nothing,
  'deskContent.announceTerms': () => ({
    body: {
      id: '00000000-0000-4000-8000-000000000041',
      inForce: '2027-06-01',
      changes: 'Une offre deviendra payante, et rien ne sera prélevé sans votre accord.',
    },
  }),
  'deskContent.cancelTerms': () => ({ id: 'aucune-annonce' }),
  'deskContent.hours': nothing,
  'deskContent.offers': nothing,
  'deskContent.saveOffer': () => ({
    body: { key: 'coaching', priceCents: 10_000, today: 'Pas encore ouvert', until: null },
  }),
  'deskContent.saveHours': () => ({
    body: { week: [{ day: 1, opens: '09:00', closes: '18:00' }], closures: [] },
  }),
  'deskContent.team': nothing,
  'deskContent.saveTeamMember': () => ({
    id: 'equipe-du-bureau',
    body: {
      ...{ name: 'Lise Arnaud', role: 'Fondatrice', line: '', publisherTown: 'Nantes' },
      ...{ photoUrl: null, shown: true, example: false },
    },
  }),
  'deskContent.testimonials': nothing,
  'deskContent.saveTestimonial': () => ({
    id: 'temoignage-du-bureau',
    body: {
      ...{ text: 'Merci.', firstName: 'Paule', young: false, consentedOn: '2026-11-03', proof: 'E-mail' },
      ...{ photoUrl: null, shown: true, example: false },
    },
  }),
  'deskContent.banner': nothing,
  'deskContent.saveBanner': () => ({
    body: {
      ...{ text: 'Fermé le 24.', link: '', place: 'both' },
      ...{ from: '2026-12-20T09:00', until: '2026-12-25T00:00' },
    },
  }),
  'deskContent.questions': nothing,
  'deskContent.saveQuestion': () => ({
    id: 'question-du-bureau',
    body: { question: 'Et après ?', answer: 'Rien.', shown: true },
  }),
  'deskContent.remove': () => ({ id: 'equipe-du-bureau', body: { kind: 'team' } }),
  'deskContent.order': () => ({ body: { kind: 'team', ids: ['personne'] } }),
};
