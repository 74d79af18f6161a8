import { OPENED_FOR_HEADER, OTHER_SESSION } from '#lib/opened-for.ts';

type Side = 'member' | 'desk';

const openedFor: Record<Side, string | null> = { member: null, desk: null };

/** Called by the member session and the desk session once they are loaded. @param person null for a visitor */
export function openPageFor(side: Side, person: string | null): void {
  openedFor[side] = person;
}

/**
 * Returns a header with the id of the member or colleague who opened this page. The server rejects the request if the
 * session belongs to another account.
 */
export function openedForHeaders(path: string): Record<string, string> {
  const person = pageOpenedFor(path);
  return person === null ? {} : { [OPENED_FOR_HEADER]: person };
}

/** @param path of the API or of a socket */
export function pageOpenedFor(path: string): string | null {
  return openedFor[/^\/api\/(live\/)?desk(\/|$)/.test(path) ? 'desk' : 'member'];
}

/** Reloads the page when the server says that the session belongs to someone else. Unsent input is dropped. */
export async function reloadForOtherSession(answer: Response): Promise<void> {
  if (answer.status !== 409) return;
  const { code }: { code?: string } = await answer
    .clone()
    .json()
    .catch(() => ({}));
  if (code !== OTHER_SESSION) return;
  window.onbeforeunload = null;
  window.location.reload();
}
