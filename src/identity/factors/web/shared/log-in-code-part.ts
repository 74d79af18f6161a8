import { lazyPart } from '#ui/lazy-part.tsx';

/** Rarely used: excluded from the first load of the log-in. */
export const logInCode = lazyPart(
  () => import('./log-in-code.tsx'),
  ({ LogInCode }) => LogInCode,
);
