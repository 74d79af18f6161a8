import { lazyPart } from '#ui/lazy-part.tsx';
import type { Passkey } from '../contract.ts';

/** What may be asked for in « Clés d’accès ». */
export type PasskeyChange =
  | { kind: 'add' }
  | { kind: 'rename'; passkey: Passkey }
  | { kind: 'remove'; passkey: Passkey };

/** Fetched at a press, with what speaks to the authenticator. */
export const passkeyDialog = lazyPart(
  () => import('./passkey-dialog.tsx'),
  ({ PasskeyDialog }) => PasskeyDialog,
);
