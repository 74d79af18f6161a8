import { useNavigate, useSearchParams } from 'react-router';
import { refreshSession } from '#browser/session/session.ts';
import type { MeasuredEvent } from '#identity/ad-measurement/rules.ts';
import { track } from '#identity/ad-measurement/web/shared/track.ts';
import type { FormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';

export function useNextPage(nextStep: string) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const editing = search.get('from') === 'profile';
  const nextPage = editing ? '/profile' : nextStep;
  return {
    editing,
    nextPage,
    /** Once the answers of a step are saved. */
    goOn: async (step: MeasuredEvent, draft: Pick<FormDraft<never>, 'forget'>) => {
      void track(step);
      draft.forget();
      // Best effort: the answers are saved, and the next page refetches the session.
      await refreshSession().catch(() => undefined);
      await navigate(nextPage);
    },
  };
}
