import { lazyPart } from '#ui/lazy-part.tsx';

/** Excluded from the first load of the log-in, and from browsers without passkeys. */
export const passkeyLogIn = lazyPart(
  () => import('./passkey-log-in.tsx'),
  ({ PasskeyLogIn }) => PasskeyLogIn,
);
