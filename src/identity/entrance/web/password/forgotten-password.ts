import { lazyPart } from '#ui/lazy-part.tsx';

/** Rarely used: excluded from the first load of the pages that offer it. */
export const forgottenPasswordDialog = lazyPart(
  () => import('./forgotten-password-dialog.tsx'),
  ({ ForgottenPasswordDialog }) => ForgottenPasswordDialog,
);
