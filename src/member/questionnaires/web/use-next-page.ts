import { useNavigate, useSearchParams } from 'react-router';
import { refreshSession } from '#browser/session/session.ts';

/** Where a saved questionnaire leads: on in the funnel, or back to the profile from which it was opened. */
export function useNextPage(nextStep: string) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const editing = search.get('from') === 'profile';
  const nextPage = editing ? '/profile' : nextStep;
  return {
    editing,
    nextPage,
    goOn: async () => {
      // The answers are saved whatever becomes of this: the next page asks again by itself.
      await refreshSession().catch(() => undefined);
      await navigate(nextPage);
    },
  };
}
