import { OPENED_FOR_HEADER, OTHER_SESSION, UNATTENDED_HEADER } from '#lib/opened-for.ts';

type Side = 'member' | 'desk';

const openedFor: Record<Side, string | null> = { member: null, desk: null };

/** Called by the member session and the desk session once they are loaded. @param person null for a visitor */
export function openPageFor(side: Side, person: string | null): void {
  openedFor[side] = person;
  if (side === 'desk' && person !== null) watchForPeople();
}

/**
 * Returns a header with the id of the member or colleague who opened this page: the server rejects the request if the
 * session belongs to another account. A desk that nobody is at says so too.
 */
export function openedForHeaders(path: string): Record<string, string> {
  const person = pageOpenedFor(path);
  return {
    ...(person === null ? {} : { [OPENED_FOR_HEADER]: person }),
    ...(sideOf(path) === 'desk' && isUnattended() ? { [UNATTENDED_HEADER]: '1' } : {}),
  };
}

/** @param path of the API or of a socket */
export function pageOpenedFor(path: string): string | null {
  return openedFor[sideOf(path)];
}

function sideOf(path: string): Side {
  return /^\/api\/(live\/)?desk(\/|$)/.test(path) ? 'desk' : 'member';
}

/** A page that asks again by itself does so about every half minute. */
const ATTENDED_MS = 10_000;
let attendedAt: number | undefined;

const isUnattended = () => attendedAt !== undefined && performance.now() - attendedAt > ATTENDED_MS;

function watchForPeople(): void {
  const note = () => {
    attendedAt = performance.now();
  };
  if (attendedAt === undefined)
    for (const sign of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
      window.addEventListener(sign, note, { capture: true, passive: true });
  note();
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
