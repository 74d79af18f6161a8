import { OPENED_FOR_HEADER, OTHER_SESSION, UNATTENDED_HEADER } from '#lib/opened-for.ts';

type Side = 'member' | 'desk';

const openedFor: Record<Side, string | null> = { member: null, desk: null };

/** Called by the member session and the desk session once they are loaded. @param person null for a visitor */
export function openPageFor(side: Side, person: string | null): void {
  openedFor[side] = person;
  if (side === 'desk' && person !== null) watchForInput();
}

/**
 * Returns a header with the id of the member or colleague who opened this page: the server rejects the request if the
 * session belongs to another account. A desk page without recent input adds that it is unattended.
 */
export function openedForHeaders(path: string): Record<string, string> {
  const person = pageOpenedFor(path);
  if (person === null) return {};
  const unattended = sideOf(path) === 'desk' && performance.now() - inputAt > ATTENDED_MS;
  return { [OPENED_FOR_HEADER]: person, ...(unattended && { [UNATTENDED_HEADER]: '1' }) };
}

/** @param path of the API or of a socket */
export function pageOpenedFor(path: string): string | null {
  return openedFor[sideOf(path)];
}

function sideOf(path: string): Side {
  return /^\/api\/(live\/)?desk(\/|$)/.test(path) ? 'desk' : 'member';
}

/** Well below the half minute after which a page of the desk polls. */
const ATTENDED_MS = 10_000;
/** Since the page was opened, which counts as input. */
let inputAt = 0;

function noteInput(): void {
  inputAt = performance.now();
}

function watchForInput(): void {
  for (const input of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
    window.addEventListener(input, noteInput, { capture: true, passive: true });
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
