import { beginToWait } from './crowd.ts';

const BUSY_STATUS = 503;
const REPEATS = 3;
const SECOND_MS = 1000;

/**
 * Sends a request, and again when the server asks to come back later because so many people are here: it refused it
 * before doing anything, so that every request may be repeated, and nothing that was typed is lost.
 * @param send is given a copy each time
 * @param first answer, where it has been sent once
 * @returns the last refusal when it was repeated three times
 * @throws what aborts the request, also while it waits
 */
export async function repeatWhenBusy(
  request: Request,
  send: (request: Request) => Promise<Response>,
  first?: Response,
): Promise<Response> {
  for (let repeats = 0; ; repeats += 1) {
    const isLast = repeats === REPEATS;
    const answer = repeats === 0 && first ? first : await send(isLast ? request : request.clone());
    const seconds = isLast ? undefined : await waitOf(answer);
    if (seconds === undefined) return answer;
    const goOn = beginToWait();
    try {
      // Those who were refused together do not come back together.
      await pause(seconds * SECOND_MS * (1 + Math.random() / 2), request.signal);
    } finally {
      goOn();
    }
  }
}

/** How long a refusal asks to wait; nothing for any other answer. */
async function waitOf(answer: Response): Promise<number | undefined> {
  if (answer.status !== BUSY_STATUS) return undefined;
  const refusal: { code?: string; data?: { retryAfterSeconds?: number } } = await answer
    .clone()
    .json()
    .catch(() => ({}));
  return refusal.code === 'BUSY' ? refusal.data?.retryAfterSeconds : undefined;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
