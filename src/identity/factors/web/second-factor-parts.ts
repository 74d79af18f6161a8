import { lazyPart } from '#ui/lazy-part.tsx';

/** Rarely used: loaded on demand. */
export const factorDialog = lazyPart(
  () => import('./factor-dialog.tsx'),
  ({ FactorDialog }) => FactorDialog,
);
