import { lazyPart } from '#ui/lazy-part.tsx';

/** What may be asked for in « Double authentification ». */
export type FactorChange = 'link' | 'renew' | 'remove';

/** Fetched at a press: most people never open it. */
export const factorDialog = lazyPart(
  () => import('./factor-dialog.tsx'),
  ({ FactorDialog }) => FactorDialog,
);
