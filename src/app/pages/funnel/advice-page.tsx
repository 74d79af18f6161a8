import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { ADVICE_LOAD_FAILED } from '#features/accompaniment/advice/contract.ts';
import { AdviceList } from '#features/accompaniment/advice/web/shared/advice-list.tsx';
import { adviceQuery } from '#features/accompaniment/advice/web/shared/api.ts';
import { QuizMissing } from '#features/accompaniment/advice/web/shared/quiz-missing.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';

export default function AdvicePage() {
  const { data, error, isFetching, refetch } = useQuery(adviceQuery());
  return (
    <div className="page-width grid max-w-4xl gap-8 py-8 lg:py-10">
      <PageTitle intro="Quelques pistes tirées de votre quiz, à prendre comme elles viennent. Personne d’autre que vous ne les voit, et vous les retrouverez dans votre espace.">
        Vos conseils personnalisés
      </PageTitle>
      {data ? (
        <AdviceList topics={data.topics} />
      ) : data === null ? (
        <QuizMissing />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {errorSentence(error, ADVICE_LOAD_FAILED)}
        </ErrorState>
      ) : (
        <Loading label="Chargement de vos conseils…" className="grid gap-6 md:grid-cols-2">
          <Skeleton className="h-[30rem] rounded-card" />
          <Skeleton className="h-[30rem] rounded-card" />
        </Loading>
      )}
      {data && data.topics.length > 0 ? (
        <p className="text-sm text-encre-2">
          Ces conseils ne remplacent pas l’écoute d’un médecin ou d’un psychologue. Si ce que vous traversez
          vous pèse, parlez-en à quelqu’un de confiance.
        </p>
      ) : null}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-center">
        {data && data.topics.length > 0 ? (
          <ButtonLink to="/webinaires" size="large" variant="secondary">
            Voir les webinaires conseillés
          </ButtonLink>
        ) : null}
        <ButtonLink
          to="/inscription/complete"
          size="large"
          variant={data === null ? 'secondary' : 'primary'}
          className="sm:min-w-72"
        >
          Continuer
        </ButtonLink>
      </div>
    </div>
  );
}
