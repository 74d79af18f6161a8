import { lazyPart } from '#ui/lazy-part.tsx';

/** Kept out of the first load of the log-in, and out of browsers without passkeys. */
export const passkeyLogIn = lazyPart(
  () => import('./passkey-log-in.tsx'),
  ({ PasskeyLogIn }) => PasskeyLogIn,
);
