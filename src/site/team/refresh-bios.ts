import type { TeamCoach } from '#member/coaches/contract.ts';
import { isSameCoach } from '#member/coaches/rules.ts';
import { askServer } from '../scripts/ask-server.ts';

/** Spec 1 §8 « Landing page », verbatim. Its redirection on an expired session does not apply to this public route. */
const LOAD_FAILED = 'Une erreur est survenue lors du chargement des données. Veuillez réessayer.';
const NOTHING_FOUND = 'Aucune donnée n’a été trouvée.';
const UNEXPECTED = 'Une erreur inattendue s’est produite. Veuillez réessayer plus tard.';

/** One attempt and three retries (spec 1 §9, D22). */
const RETRY_DELAYS_MS = [1000, 2000, 4000];
/** Statuses of a restarting server; other errors are not worth a retry. */
const PASSING = [502, 503, 504];

/**
 * Refreshes the bios. On failure the page keeps those of the build, with a message and a retry button; it retries on
 * reconnection.
 */
export function refreshBios(): void {
  const bios = [...document.querySelectorAll<HTMLElement>('[data-bio]')];
  if (bios.length === 0) return;
  const notice = document.querySelector('[data-team-notice]');
  const [said, again] = [notice?.querySelector('p'), notice?.querySelector('button')];
  const say = (sentence: string | null) => {
    if (said) said.textContent = sentence ?? '';
    if (again) again.hidden = sentence === null;
  };
  const look = async () => {
    // The offline banner already says so.
    if (!navigator.onLine) return say(null);
    const { coaches, failure } = await readTeam();
    if (!navigator.onLine) return say(null);
    for (const bio of bios) showStored(bio, coaches);
    say(failure ?? (coaches.length === 0 ? NOTHING_FOUND : null));
  };
  again?.addEventListener('click', () => void look());
  for (const change of ['online', 'offline']) window.addEventListener(change, () => void look());
  void look();
}

/** `data-bio` is the name of the coach. */
function showStored(bio: HTMLElement, coaches: readonly TeamCoach[]): void {
  const [firstName = '', lastName = ''] = bio.dataset.bio?.split('|') ?? [];
  const stored = coaches.find((one) =>
    isSameCoach({ firstName: one.first_name, lastName: one.last_name }, { firstName, lastName }),
  );
  if (stored) bio.textContent = stored.bio;
}

async function readTeam(): Promise<{ coaches: readonly TeamCoach[]; failure?: string }> {
  const response = await patiently();
  if (!response?.ok) return { coaches: [], failure: LOAD_FAILED };
  const coaches: unknown = await response.json().catch(() => undefined);
  return isTeam(coaches) ? { coaches } : { coaches: [], failure: UNEXPECTED };
}

async function patiently(): Promise<Response | undefined> {
  for (const delay of RETRY_DELAYS_MS) {
    const response = await askServer('/api/team/coaches');
    if (response && !PASSING.includes(response.status)) return response;
    await new Promise((resolve) => window.setTimeout(resolve, delay));
  }
  return askServer('/api/team/coaches');
}

function isTeam(answer: unknown): answer is TeamCoach[] {
  const fields = ['first_name', 'last_name', 'bio'];
  return (
    Array.isArray(answer) && answer.every((one) => fields.every((field) => typeof one?.[field] === 'string'))
  );
}
