import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useSession } from '#browser/session/session.ts';
import { useFormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { searchAnswers } from '#member/profile/contract.ts';
import { defaultPreferences, SOUGHT_GENDERS } from '#member/profile/rules.ts';
import { SearchForm } from '#member/profile/web/search/search-form.tsx';
import type { SearchDraft } from '#member/profile/web/search/search-words.ts';
import { profileApi } from '#member/profile/web/shared/api.ts';
import { ConsentNeeded } from '#member/questionnaires/web/shared/consent-needed.tsx';
import { MissingContent } from '#ui/missing-content.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';

/** Verbatim from spec 1 §8. */
const LOAD_FAILED = 'Une erreur est survenue lors de la récupération de vos préférences.';

const searchDraft = z.object({
  ...searchAnswers.shape,
  preferred_gender: z.enum(SOUGHT_GENDERS).nullable(),
});

/** After a withdrawn consent no search preferences are stored: use the defaults, without a gender. */
const blank: SearchDraft = { ...defaultPreferences('homme'), preferred_gender: null };

export default function PreferencesStepPage() {
  const { member } = useSession();
  const preferences = useQuery(profileApi.preferences.queryOptions());
  const { data } = preferences;
  const draft = useFormDraft<SearchDraft>('preferences', searchDraft, member?.loveLifeConsent !== false);
  return (
    <div className="page-width grid max-w-4xl gap-8 py-8 lg:py-10">
      <PageTitle intro="Restez large si vous le pouvez : les belles rencontres tiennent rarement à deux ans ou à dix kilomètres près.">
        La personne que vous cherchez
      </PageTitle>
      {data !== undefined && draft.answers !== undefined ? (
        member?.loveLifeConsent === false ? (
          <ConsentNeeded nextPage="/dashboard" nextLabel="Aller dans mon espace" />
        ) : (
          <SearchForm
            initial={
              draft.answers ??
              (member?.steps.preferences && data ? data : { ...(data ?? blank), preferred_gender: null })
            }
            saved={member?.steps.preferences ? data : null}
            draft={draft}
          />
        )
      ) : (
        <MissingContent page query={preferences} failed={LOAD_FAILED} waiting={<SearchSkeleton />} />
      )}
    </div>
  );
}

function SearchSkeleton() {
  return (
    <Loading label="Chargement de vos préférences…" className="grid gap-6">
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-18 rounded-card" />
      <Skeleton round className="mx-auto h-14 w-72 max-w-full" />
    </Loading>
  );
}
