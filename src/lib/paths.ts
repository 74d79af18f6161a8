/** The static pages, beside the articles of the blog: public, the same for everyone, readable without JavaScript. */
export const PUBLIC_PATHS = [
  '/',
  '/landing/jeunes-adultes',
  '/test-amoureux',
  '/qui-sommes-nous',
  '/nos-valeurs',
  '/charte',
  '/nos-coachs',
  '/nos-services',
  '/blog',
  '/inscription/bienvenue',
  '/inscription/garanties',
  '/cgu',
  '/privacy',
  '/mentions-legales',
  '/accessibilite',
  '/securite',
  '/contact',
  '/signaler-un-contenu',
  '/transparence',
  '/cookies',
  '/plan-du-site',
] as const;

/** What every footer leads to. */
export const LEGAL_LINKS = [
  { to: '/cgu', label: 'Conditions générales' },
  { to: '/privacy', label: 'Données personnelles' },
  { to: '/mentions-legales', label: 'Mentions légales' },
  { to: '/accessibilite', label: 'Accessibilité' },
  { to: '/signaler-un-contenu', label: 'Signaler un contenu' },
  { to: '/transparence', label: 'Transparence' },
  { to: '/plan-du-site', label: 'Plan du site' },
] as const;

export const SIGN_UP_PATH = '/inscription/form';
/** The first page, which says that all is erased. */
export const ACCOUNT_DELETED_PATH = '/#compte-supprime';
/** Where the attempt of someone under 18 ends. */
export const UNDER_AGE_PATH = '/inscription/form?arret=18-ans';
export const LOG_IN_PATH = '/inscription/form?mode=login';
export const SESSION_EXPIRED_PATH = '/inscription/form?mode=login&error=session_expired';

/** What the team decided about one’s account, and what one can do. */
export const STANDING_PATH = '/votre-compte';

/** Where two people talk; of a member and the team, from either side. Only these may use camera and microphone. */
export const CALL_PATH = '/appel';
export const TEAM_CALL_PATH = '/appel/equipe';
export const DESK_CALL_PATH = '/equipe/appel';

export function isCallPath(path: string): boolean {
  return [CALL_PATH, TEAM_CALL_PATH, DESK_CALL_PATH].includes(path);
}

/** The team’s desk, for sessions of its own. */
export const DESK_PATH = '/equipe';

/** In the place of a contact's id, in the address of the conversation with one's coach. */
export const COACH_CONTACT = 'coach';
