import { beginToWait } from './crowd.ts';

/** The server is overloaded, or this browser sends too many requests at once. */
const STATUSES: Record<string, number> = { BUSY: 503, TOO_FAST: 429 };
const REPEATS = 3;
const SECOND_MS = 1000;

/**
 * Sends a request, and retries while the server answers BUSY or TOO_FAST: it rejected before any work, so every request
 * may be repeated, and typed input is not lost.
 * @param send receives a copy each time
 * @param first response, when already sent once
 * @returns the last rejection after three retries
 * @throws the abort of the request, also while waiting
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
      // Spread over the second that the server assigned to some tens of requests.
      await pause((seconds + Math.random()) * SECOND_MS, request.signal);
    } finally {
      goOn();
    }
  }
}

/** Returns the seconds that a BUSY or TOO_FAST response asks to wait; undefined for any other response. */
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
