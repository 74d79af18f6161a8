import { beginToWait } from './crowd.ts';

/** Too many people, or too many requests of this browser at once. */
const STATUSES: Record<string, number> = { BUSY: 503, TOO_FAST: 429 };
const REPEATS = 3;
const SECOND_MS = 1000;

/**
 * Sends a request, with retries while the server answers BUSY or TOO_FAST: it refused before any work, so every request may be
 * repeated, and typed input is not lost.
 * @param send gets a copy each time
 * @param first answer, when it was sent once already
 * @returns the last refusal after three retries
 * @throws the abort of the request, also while it waits
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
    const goOn = beginToWait(seconds);
    try {
      // Anywhere within the second that the server gave to some tens of requests.
      await pause((seconds + Math.random()) * SECOND_MS, request.signal);
    } finally {
      goOn();
    }
  }
}

/** The wait that a BUSY or TOO_FAST answer asks for, in seconds; undefined for any other answer. */
async function waitOf(answer: Response): Promise<number | undefined> {
  if (!Object.values(STATUSES).includes(answer.status)) return undefined;
  const refusal: { code?: string; data?: { retryAfterSeconds?: number } } = await answer
    .clone()
    .json()
    .catch(() => ({}));
  return refusal.code && refusal.code in STATUSES ? refusal.data?.retryAfterSeconds : undefined;
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
