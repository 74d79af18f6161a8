/** The static pages, besides the blog articles: public, the same for everyone, readable without JavaScript. */
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
  '/autorites',
  '/contact',
  '/signaler-un-contenu',
  '/transparence',
  '/cookies',
  '/plan-du-site',
] as const;

export const LEGAL_LINKS = [
  { to: '/cgu', label: 'Conditions générales' },
  { to: '/privacy', label: 'Données personnelles' },
  { to: '/mentions-legales', label: 'Mentions légales' },
  { to: '/accessibilite', label: 'Accessibilité' },
  { to: '/signaler-un-contenu', label: 'Signaler un contenu' },
  { to: '/transparence', label: 'Transparence' },
  { to: '/plan-du-site', label: 'Plan du site' },
] as const;

export const LOVE_TEST_PATH = '/test-amoureux';
export const SIGN_UP_PATH = '/inscription/form';
/** The landing page, with a message that the account is erased. */
export const ACCOUNT_DELETED_PATH = '/#compte-supprime';
/** Shown after a birth date under 18. */
export const UNDER_AGE_PATH = '/inscription/form?arret=18-ans';
export const LOG_IN_PATH = '/inscription/form?mode=login';
export const SESSION_EXPIRED_PATH = '/inscription/form?mode=login&error=session_expired';

/** The team's decision about the account, with its means of redress. */
export const STANDING_PATH = '/votre-compte';

/** Calls with a member or the team. Only these pages may use camera and microphone. */
export const CALL_PATH = '/appel';
export const TEAM_CALL_PATH = '/appel/equipe';
export const DESK_CALL_PATH = '/equipe/appel';

export function isCallPath(path: string): boolean {
  return [CALL_PATH, TEAM_CALL_PATH, DESK_CALL_PATH].includes(path);
}

/** The staff desk, with its own sessions. */
/** Prefix of the secret in a colleague’s calendar address. */
export const CALENDAR_PATH = '/agenda';
export const DESK_PATH = '/equipe';

/** Replaces a contact's id in the address of the conversation with the coach. */
export const COACH_CONTACT = 'coach';

/** Pages where members take a photo of themselves. */
const PHOTO_PATHS = ['/inscription/profile', '/profile'];

/** Returns whether a document of this path may open the camera. */
export function isCameraPath(path: string): boolean {
  return isCallPath(path) || PHOTO_PATHS.includes(path);
}
