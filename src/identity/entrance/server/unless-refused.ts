import { isAPIError } from 'better-auth/api';

/** The answer of Better Auth, or undefined when it refuses (its refusals and its redirects are errors). */
export async function unlessRefused<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return undefined;
    throw error;
  }
}
