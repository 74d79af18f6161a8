import { NetworkError, OfflineError, sendRequest } from '#browser/api/fetch.ts';
import type { TeamCoach } from '#member/coaches/contract.ts';
import { isSameCoach } from '#member/coaches/rules.ts';

/**
 * Spec 1 §8 « Landing page », to the letter. Its first line, a redirection on an expired session, has no place here:
 * the route is open to everyone and never answers 401.
 */
const LOAD_FAILED = 'Une erreur est survenue lors du chargement des données. Veuillez réessayer.';
const NOTHING_FOUND = 'Aucune donnée n’a été trouvée.';
const UNEXPECTED = 'Une erreur inattendue s’est produite. Veuillez réessayer plus tard.';

/** One try, then three more (spec 1 §9, D22). */
const RETRY_DELAYS_MS = [1000, 2000, 4000];
/** A server that is restarting; any other refusal would be the same a second later. */
const PASSING = [502, 503, 504];

/**
 * Puts the bios that the server holds today in place of those of the build, which are complete without them: a failure is
 * only said, with a way to try again, and the return of the network asks again.
 */
export function keepBiosFresh(): void {
  const bios = [...document.querySelectorAll<HTMLElement>('[data-bio]')];
  const notice = document.querySelector('[data-team-notice]');
  const [said, again] = [notice?.querySelector('p'), notice?.querySelector('button')];
  const say = (sentence: string | null) => {
    if (said) said.textContent = sentence ?? '';
    if (again) again.hidden = sentence === null;
  };
  const look = async () => {
    // The offline banner says it already.
    if (!navigator.onLine) return say(null);
    const { coaches, failure } = await readTeam();
    for (const bio of bios) showStored(bio, coaches);
    say(failure ?? (coaches.length === 0 ? NOTHING_FOUND : null));
  };
  again?.addEventListener('click', () => void look());
  for (const change of ['online', 'offline']) window.addEventListener(change, () => void look());
  void look();
}

/** `data-bio` is the name of the coach whose words the element holds. */
function showStored(bio: HTMLElement, coaches: readonly TeamCoach[]): void {
  const [firstName = '', lastName = ''] = bio.dataset.bio?.split('|') ?? [];
  const stored = coaches.find((one) =>
    isSameCoach({ firstName: one.first_name, lastName: one.last_name }, { firstName, lastName }),
  );
  if (stored) bio.textContent = stored.bio;
}

async function readTeam(): Promise<{ coaches: readonly TeamCoach[]; failure?: string }> {
  try {
    const response = await patiently();
    if (!response.ok) return { coaches: [], failure: LOAD_FAILED };
    const coaches: unknown = await response.json();
    return isTeam(coaches) ? { coaches } : { coaches: [], failure: UNEXPECTED };
  } catch (error) {
    if (error instanceof OfflineError) return { coaches: [] };
    return { coaches: [], failure: error instanceof NetworkError ? LOAD_FAILED : UNEXPECTED };
  }
}

async function patiently(): Promise<Response> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      const response = await ask();
      if (!PASSING.includes(response.status)) return response;
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error;
    }
    await new Promise((resolve) => window.setTimeout(resolve, delay));
  }
  return ask();
}

/** Plain, so that the page carries neither the API client nor its parser. */
function ask(): Promise<Response> {
  return sendRequest(new Request(new URL('/api/team/coaches', window.location.origin)));
}

function isTeam(answer: unknown): answer is TeamCoach[] {
  const fields = ['first_name', 'last_name', 'bio'];
  return (
    Array.isArray(answer) && answer.every((one) => fields.every((field) => typeof one?.[field] === 'string'))
  );
}
