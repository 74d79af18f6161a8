import { DEADLINES } from '#lib/deadlines.ts';

const BUSY_STATUS = 503;

export class OfflineError extends Error {
  override name = 'OfflineError';
  constructor() {
    super('Vous êtes hors ligne. Veuillez vérifier votre connexion internet.');
  }
}

/** The request or its answer did not get through. Each browser words it its own way, all as a TypeError. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  constructor(cause: unknown) {
    super('La connexion a été interrompue. Veuillez réessayer.', { cause });
  }
}

/**
 * `fetch` with our own errors. An abort stays a DOMException: it is a choice, not a failure. A server that has too many
 * people is asked again as it asks for, one that does not answer is given up.
 * @param send in its place, such as what tells how much has left
 */
export async function sendRequest(request: Request, send = sendPlainly): Promise<Response> {
  if (navigator.onLine === false) throw new OfflineError();
  try {
    const answer = await send(request.clone());
    if (answer.status !== BUSY_STATUS) return answer;
    // Fetched by those who have to wait: it spares every form of the public pages its weight.
    const { repeatWhenBusy } = await import('./repeat-when-busy.ts');
    return await repeatWhenBusy(request, send, answer);
  } catch (error) {
    if (error instanceof TypeError) throw new NetworkError(error);
    throw error;
  }
}

/** An answer comes in time, or as good as never. */
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
