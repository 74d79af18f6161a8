import { useEffect, useState } from 'react';
import { NetworkError, OfflineError, sendRequest } from '#browser/api/fetch.ts';
import { useOnline } from '#browser/offline/use-online.ts';
import type { TeamCoach } from '#features/accompaniment/coaches/contract.ts';
import { isSameCoach } from '#features/accompaniment/coaches/rules.ts';
import type { BuiltInCoach } from '#features/accompaniment/coaches/texts.ts';

/**
 * Spec 1 §8 « Landing page », to the letter. Its first line, a redirection on an expired session, has no place here:
 * the route is open to everyone and never answers 401.
 */
const LOAD_FAILED = 'Une erreur est survenue lors du chargement des données. Veuillez réessayer.';
const NOTHING_FOUND = "Aucune donnée n'a été trouvée.";
const UNEXPECTED = "Une erreur inattendue s'est produite. Veuillez réessayer plus tard.";

/** One try, then three more (spec 1 §9, D22). */
const RETRY_DELAYS_MS = [1000, 2000, 4000];
/** A server that is restarting; any other refusal would be the same a second later. */
const PASSING = [502, 503, 504];

interface Team {
  coaches: readonly TeamCoach[];
  notice: string | null;
}

/** The stored coaches. What is shown without them is complete: a failure is only said, with a way to try again. */
export function useTeamBios(): Team & { retry: () => void } {
  const online = useOnline();
  const [team, setTeam] = useState<Team>({ coaches: [], notice: null });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again; so does the return of the network.
  useEffect(() => {
    if (!online) return;
    let left = false;
    void readTeam(() => left).then(({ coaches, notice }) => {
      if (!left) setTeam((known) => ({ coaches: notice ? known.coaches : coaches, notice }));
    });
    return () => {
      left = true;
    };
  }, [online, tries]);
  return {
    coaches: team.coaches,
    // The offline banner says it already.
    notice: online ? team.notice : null,
    retry: () => setTries((before) => before + 1),
  };
}

/** What a coach says of themselves: as it is stored today, otherwise as it was built in. */
export function bioOf(coach: BuiltInCoach, stored: readonly TeamCoach[]): string {
  const found = stored.find((one) =>
    isSameCoach({ firstName: one.first_name, lastName: one.last_name }, coach),
  );
  return found?.bio ?? coach.bio;
}

async function readTeam(isLeft: () => boolean): Promise<Team> {
  try {
    const response = await patiently(isLeft);
    if (!response.ok) return { coaches: [], notice: LOAD_FAILED };
    const coaches: unknown = await response.json();
    if (!isTeam(coaches)) return { coaches: [], notice: UNEXPECTED };
    return { coaches, notice: coaches.length === 0 ? NOTHING_FOUND : null };
  } catch (error) {
    if (error instanceof OfflineError) return { coaches: [], notice: null };
    return { coaches: [], notice: error instanceof NetworkError ? LOAD_FAILED : UNEXPECTED };
  }
}

async function patiently(isLeft: () => boolean): Promise<Response> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      const response = await ask();
      if (isLeft() || !PASSING.includes(response.status)) return response;
    } catch (error) {
      if (isLeft() || !(error instanceof NetworkError)) throw error;
    }
    await new Promise((resolve) => window.setTimeout(resolve, delay));
  }
  return ask();
}

/** Plain, so that the first page carries neither the API client nor its parser. */
function ask(): Promise<Response> {
  return sendRequest(new Request(new URL('/api/team/coaches', window.location.origin)));
}

function isTeam(answer: unknown): answer is TeamCoach[] {
  return (
    Array.isArray(answer) &&
    answer.every(
      (one: unknown) =>
        typeof one === 'object' &&
        one !== null &&
        'first_name' in one &&
        typeof one.first_name === 'string' &&
        'last_name' in one &&
        typeof one.last_name === 'string' &&
        'bio' in one &&
        typeof one.bio === 'string',
    )
  );
}
