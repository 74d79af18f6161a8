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
  '/contact',
  '/cookies',
] as const;

/** What every footer leads to. */
export const LEGAL_LINKS = [
  { to: '/cgu', label: 'Conditions générales' },
  { to: '/privacy', label: 'Données personnelles' },
  { to: '/mentions-legales', label: 'Mentions légales' },
  { to: '/accessibilite', label: 'Accessibilité' },
] as const;

export const SIGN_UP_PATH = '/inscription/form';
export const LOG_IN_PATH = '/inscription/form?mode=login';
export const SESSION_EXPIRED_PATH = '/inscription/form?mode=login&error=session_expired';

/**
 * Pages that the browser draws by itself, from the shell that the server gives for these addresses only. The forms
 * of sign-up and reset are among them: static ones could be filled before they are alive, and lose what was typed.
 */
const APP_PATHS = [
  /^\/(inscription\/form|reset-password|desinscription)$/,
  /^\/inscription\/(profile|preferences|life-project|shared-values|love-profile|quiz|advice|complete)$/,
  /^\/(dashboard|selection|chat|profile|settings|coaching|conseils|subscription)$/,
  /^\/webinaires(\/[^/]+\/inscription)?$/,
];

/** Whether an address, without query nor slash at the end, belongs to the part that needs a session. */
export function isAppPath(path: string): boolean {
  return APP_PATHS.some((pattern) => pattern.test(path));
}
