/** Every page of a member that needs no key. */
export const MEMBER_PAGES = [
  '/dashboard',
  '/selection',
  '/chat',
  '/coaching',
  '/conseils',
  '/webinaires',
  '/webinaires/8/inscription',
  '/profile',
  '/settings',
  '/rendez-vous-equipe',
  '/rendez-vous-equipe/bienvenue',
  '/subscription',
];
