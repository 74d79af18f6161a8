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
 * `fetch` with our own errors. An abort stays a DOMException: it is a choice, not a failure.
 * @param send in its place, such as what tells how much has left
 */
export async function sendRequest(request: Request, send = sendPlainly): Promise<Response> {
  if (navigator.onLine === false) throw new OfflineError();
  try {
    return await send(request);
  } catch (error) {
    if (error instanceof TypeError) throw new NetworkError(error);
    throw error;
  }
}

function sendPlainly(request: Request): Promise<Response> {
  return fetch(request, { credentials: 'same-origin' });
}
