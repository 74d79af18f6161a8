import { lazyPart } from '#ui/lazy-part.tsx';

/** Fetched at a press, with what speaks to the authenticator. */
export const passkeyDialog = lazyPart(
  () => import('./passkey-dialog.tsx'),
  ({ PasskeyDialog }) => PasskeyDialog,
);
