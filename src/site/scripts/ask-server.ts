const ANSWER_WITHIN_MS = 15_000;

/**
 * A plain GET of one’s own server. The request layer of the forms would bring React’s file along.
 * @returns undefined when no answer came
 */
export async function askServer(path: `/api/${string}`): Promise<Response | undefined> {
  try {
    return await fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  } catch {
    return undefined;
  }
}
