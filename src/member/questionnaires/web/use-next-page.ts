import { useNavigate, useSearchParams } from 'react-router';
import { refreshSession, useSession } from '#browser/session/session.ts';
import type { MeasuredStep } from '#identity/ad-measurement/rules.ts';
import { track } from '#identity/ad-measurement/web/shared/track.ts';
import type { FormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';

const ANSWERED = {
  life_project: 'lifeProject',
  shared_values: 'sharedValues',
  love_profile: 'loveProfile',
  relationship_quiz: 'quiz',
} as const satisfies Partial<Record<MeasuredStep, string>>;

export function useNextPage(nextStep: string) {
  const navigate = useNavigate();
  const { member } = useSession();
  const [search] = useSearchParams();
  const editing = search.get('from') === 'profile';
  const nextPage = editing ? '/profile' : nextStep;
  return {
    editing,
    nextPage,
    /** Once the answers of a step are saved. */
    goOn: async (step: keyof typeof ANSWERED, draft: Pick<FormDraft<never>, 'forget'>) => {
      // A step counts once, however often it is saved; the session is of before this save.
      if (!member?.steps[ANSWERED[step]]) void track(step);
      draft.forget();
      // Best effort: the answers are saved, and the next page refetches the session.
      await refreshSession().catch(() => undefined);
      await navigate(nextPage);
    },
  };
}
