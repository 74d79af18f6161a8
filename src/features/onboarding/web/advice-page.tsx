import { useQuery } from '@tanstack/react-query';
import { ADVICE_LOAD_FAILED } from '#features/advice/contract.ts';
import { AdviceList } from '#features/advice/web/advice-list.tsx';
import { QuizMissing } from '#features/advice/web/quiz-missing.tsx';
import { orpc } from '#web/api.ts';
import { errorSentence } from '#web/error-sentence.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

export default function AdvicePage() {
  const { data, error, isFetching, refetch } = useQuery(orpc.advice.mine.queryOptions());
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
