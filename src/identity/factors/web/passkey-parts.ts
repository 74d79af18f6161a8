import { lazyPart } from '#ui/lazy-part.tsx';

/** Loaded on demand, with the WebAuthn code. */
export const passkeyDialog = lazyPart(
  () => import('./passkey-dialog.tsx'),
  ({ PasskeyDialog }) => PasskeyDialog,
);
