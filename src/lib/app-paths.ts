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
  '/equipe/connexion',
  '/equipe/mot-de-passe',
  '/equipe/appel',
  '/equipe',
  '/equipe/chiffres',
  '/equipe/messages/:id?',
  '/equipe/moderation/:id?',
  '/equipe/danger',
  '/equipe/comptes',
  '/equipe/journal',
  '/equipe/mon-acces',
  '/equipe/rendez-vous',
  '/equipe/rendez-vous/:id',
  '/equipe/coaching',
  '/equipe/coaching/:id',
  '/equipe/seances',
  '/equipe/presentations',
  '/equipe/presentations/:member',
  '/equipe/presentations/:member/:other',
  '/equipe/contenus',
  '/equipe/contenus/coachs',
  '/equipe/contenus/coachs/:id',
  '/equipe/contenus/equipe',
  '/equipe/contenus/equipe/:id',
  '/equipe/contenus/temoignages',
  '/equipe/contenus/temoignages/:id',
  '/equipe/contenus/articles',
  '/equipe/contenus/articles/:id',
  '/equipe/contenus/questions',
  '/equipe/contenus/questions/:id',
  '/equipe/contenus/bandeau',
  '/equipe/contenus/prix',
  '/equipe/contenus/horaires',
  '/equipe/contenus/conditions',
  '/equipe/membres',
  '/equipe/membres/:id',
] as const;

/** Last segments of « Mon compte » (`app/pages/settings/places.tsx`) and of the appointments with the team. */
export const LAST_SEGMENTS: Record<'subject' | 'kind', readonly string[]> = {
  subject: [
    'connexion',
    'compte',
    'adresse',
    'mot-de-passe',
    'cles-d-acces',
    'double-authentification',
    'appareils',
    'notifications',
    'pause',
    'vos-donnees',
    'accords',
    'mes-donnees',
    'ouvertures',
    'suppression',
  ],
  kind: ['bienvenue', 'verification'],
};

const isNamed = (name: string): name is keyof typeof LAST_SEGMENTS => Object.hasOwn(LAST_SEGMENTS, name);
const optional = (name: string) => (isNamed(name) ? LAST_SEGMENTS[name].join('|') : '[^/]+');

const APP_PATTERNS = APP_PATHS.map(
  (path) =>
    new RegExp(
      `^${path
        .replace(/\/:(\w+)\?/g, (_, name: string) => `(/(${optional(name)}))?`)
        .replace(/:\w+/g, '[^/]+')}$`,
    ),
);

/** Whether an address, without query or trailing slash, belongs to the part that needs a session. */
export function isAppPath(path: string): boolean {
  return APP_PATTERNS.some((pattern) => pattern.test(path));
}
