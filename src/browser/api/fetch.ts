import { fetchWithProgress } from './fetch-with-progress.ts';

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
 * @param onProgress told how much of the body has left, from 0 to 1
 */
export async function sendRequest(
  request: Request,
  init?: RequestInit,
  onProgress?: (share: number) => void,
): Promise<Response> {
  if (navigator.onLine === false) throw new OfflineError();
  try {
    if (onProgress) return await fetchWithProgress(request, onProgress);
    return await fetch(request, { ...init, credentials: 'same-origin' });
  } catch (error) {
    if (error instanceof TypeError) throw new NetworkError(error);
    throw error;
  }
}
