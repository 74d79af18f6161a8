import { useNavigate, useSearchParams } from 'react-router';
import { refreshSession } from '#browser/session/session.ts';

export function useNextPage(nextStep: string) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const editing = search.get('from') === 'profile';
  const nextPage = editing ? '/profile' : nextStep;
  return {
    editing,
    nextPage,
    goOn: async () => {
      // Best effort: the answers are saved, and the next page refetches the session.
      await refreshSession().catch(() => undefined);
      await navigate(nextPage);
    },
  };
}
