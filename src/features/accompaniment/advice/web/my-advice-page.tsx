import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { ADVICE_LOAD_FAILED } from '../contract.ts';
import { AdviceEntry } from './advice-entry.tsx';
import { AllIsWell } from './all-is-well.tsx';
import { HelpLines } from './help-lines.tsx';
import { adviceQuery } from './shared/api.ts';
import { QuizMissing } from './shared/quiz-missing.tsx';

export default function MyAdvicePage() {
  const { data, error, isFetching, refetch } = useQuery(adviceQuery());
  return (
    <div className="page-width grid max-w-4xl gap-8 py-8 sm:py-12">
      <PageTitle intro="Des pistes tirées de votre quiz, à lire à votre rythme. Personne d’autre que vous ne les voit.">
        Mes conseils personnalisés
      </PageTitle>
      {data ? (
        data.topics.length > 0 ? (
          <>
            <ul className="grid gap-6">
              {data.topics.map((topic) => (
                <AdviceEntry
                  key={topic}
                  topic={topic}
                  score={data.scores[topic]}
                  open={data.topics.length === 1}
                />
              ))}
            </ul>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink to="/webinaires" size="large">
                Voir les webinaires conseillés
              </ButtonLink>
              <TextLink to="/inscription/quiz?from=profile" className="inline-flex min-h-11 items-center">
                Refaire le quiz
              </TextLink>
            </div>
            <HelpLines />
          </>
        ) : (
          <AllIsWell />
        )
      ) : data === null ? (
        <QuizMissing />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {errorSentence(error, ADVICE_LOAD_FAILED)}
        </ErrorState>
      ) : (
        <Loading label="Chargement de vos conseils…" className="grid gap-6">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
    </div>
  );
}
