/**
 * Client-rendered pages: the server answers these addresses only with the shell, by the patterns of `app/routes.ts`.
 * The forms of sign-up and reset are among them: a static form could be filled in before hydration, and lose its input.
 */
export const APP_PATHS = [
  '/inscription/form',
  '/reset-password',
  '/changer-d-adresse',
  '/reponse',
  '/renoncer',
  '/recours',
  '/desinscription',
  '/inscription/profile',
  '/inscription/preferences',
  '/inscription/life-project',
  '/inscription/shared-values',
  '/inscription/love-profile',
  '/inscription/quiz',
  '/inscription/advice',
  '/inscription/complete',
  '/votre-compte',
  '/appel',
  '/appel/equipe',
  '/dashboard',
  '/selection',
  '/chat',
  '/profile',
  '/settings/:subject?',
  '/subscription',
  '/subscription/renoncer',
  '/conseils',
  '/rendez-vous-equipe/:kind?',
  '/coaching',
  '/webinaires',
  '/webinaires/:id/inscription',
  '/equipe/*',
] as const;

const APP_PATTERNS = APP_PATHS.map(
  (path) =>
    new RegExp(
      `^${path
        .replace(/\/:\w+\?/g, '(/[^/]+)?')
        .replace(/:\w+/g, '[^/]+')
        .replace('/*', '(/[^/]+){0,3}')}$`,
    ),
);

/** Whether an address, without query nor slash at the end, belongs to the part that needs a session. */
export function isAppPath(path: string): boolean {
  return APP_PATTERNS.some((pattern) => pattern.test(path));
}
