import { lazyPart } from '#ui/lazy-part.tsx';

/** Out of the first load of the log-in, and of browsers that know no passkeys. */
export const passkeyLogIn = lazyPart(
  () => import('./passkey-log-in.tsx'),
  ({ PasskeyLogIn }) => PasskeyLogIn,
);
