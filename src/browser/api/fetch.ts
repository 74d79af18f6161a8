import { compareClocks } from '#browser/clock.ts';
import { DEADLINES } from '#lib/deadlines.ts';
import { openedForHeaders, reloadForOtherSession } from './opened-for.ts';

const BUSY_STATUS = 503;

export class OfflineError extends Error {
  override name = 'OfflineError';
  constructor() {
    super('Vous êtes hors ligne. Veuillez vérifier votre connexion internet.');
  }
}

/** A network failure. Each browser words it differently, always as a TypeError. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  constructor(cause: unknown) {
    super('La connexion a été interrompue. Veuillez réessayer.', { cause });
  }
}

/**
 * `fetch` with our own errors. An abort stays a DOMException: it is a choice, not a failure. A server under load is
 * retried as it asks; one that does not respond times out.
 * @param send replaces `fetch`, for example to report progress
 */
export async function sendRequest(request: Request, send = sendPlainly): Promise<Response> {
  if (navigator.onLine === false) throw new OfflineError();
  try {
    for (const [name, value] of Object.entries(openedForHeaders(new URL(request.url).pathname)))
      request.headers.set(name, value);
    const answer = await send(request.clone());
    compareClocks(answer);
    await reloadForOtherSession(answer);
    if (answer.status !== BUSY_STATUS) return answer;
    // Loaded on demand: keeps its weight out of every form of the public pages.
    const { repeatWhenBusy } = await import('./repeat-when-busy.ts');
    return await repeatWhenBusy(request, send, answer);
  } catch (error) {
    if (error instanceof TypeError) throw new NetworkError(error);
    throw error;
  }
}

export async function sendPlainly(request: Request): Promise<Response> {
  const ending = new AbortController();
  const end = () => ending.abort(request.signal.reason);
  const late = setTimeout(() => ending.abort(new TypeError('No answer came in time')), DEADLINES.browserMs);
  if (request.signal.aborted) end();
  request.signal.addEventListener('abort', end, { once: true });
  try {
    return await fetch(request, { credentials: 'same-origin', signal: ending.signal });
  } finally {
    clearTimeout(late);
    request.signal.removeEventListener('abort', end);
  }
}
