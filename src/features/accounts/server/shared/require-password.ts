import { verify } from '@node-rs/argon2';
import type { RequestContext } from '#platform/http/request-context.ts';
import { findPasswordHash } from '../store.ts';
import { countGuess, forgetGuesses } from './count-guess.ts';

type Refusals = Parameters<typeof countGuess>[1] & { WRONG_PASSWORD: () => Error };

/** The door to what only the owner of the account may do: the password again, guessed as seldom as at the log-in. */
export async function requirePassword(
  context: RequestContext & { me: string; email: string },
  errors: Refusals,
  password: string,
): Promise<void> {
  await countGuess(context, errors, context.email);
  const stored = await findPasswordHash(context.services.db, context.me);
  if (!stored || !(await verify(stored, password))) throw errors.WRONG_PASSWORD();
  await forgetGuesses(context, context.email);
}
