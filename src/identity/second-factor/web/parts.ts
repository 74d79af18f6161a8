import { lazyPart } from '#ui/lazy-part.tsx';

/** Fetched at a press: most people never open it. */
export const factorDialog = lazyPart(
  () => import('./factor-dialog.tsx'),
  ({ FactorDialog }) => FactorDialog,
);
