import { lazyPart } from '#ui/lazy-part.tsx';

/** Rarely used: kept out of the first load of the pages that offer it. */
export const forgottenPasswordDialog = lazyPart(
  () => import('./forgotten-password-dialog.tsx'),
  ({ ForgottenPasswordDialog }) => ForgottenPasswordDialog,
);
