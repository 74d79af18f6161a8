import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { Button } from '#ui/button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DangerSteps } from './danger-steps.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestList } from './request-list.tsx';
import { deskAuthoritiesApi } from './shared/api.ts';

export default function DangerPage() {
  const mayRead = useHasRole('moderation', 'admin');
  return (
    <DeskPage
      title="Danger et autorités"
      intro="Quand une vie est en jeu, et quand la justice demande un dossier."
    >
      {mayRead ? (
        <Contents />
      ) : (
        <p className="rounded-card bg-lin p-5">Cette page est lue par la modération et l’administration.</p>
      )}
    </DeskPage>
  );
}

function Contents() {
  const [params, setParams] = useSearchParams();
  const caseId = params.get('dossier');
  const isWithoutCase = params.has('sans-dossier');
  const { data, error, isFetching, refetch } = useQuery(deskAuthoritiesApi.overview.queryOptions());
  return (
    <>
      <DangerSteps contacts={data?.contacts} />
      <section aria-labelledby="autorites" className="grid gap-4">
        <h2 id="autorites" className="text-h3">
          Demandes des autorités
        </h2>
        <p className="max-w-2xl text-encre-2">
          Une personne note la réquisition, une autre, de l’administration, remet le dossier. Il ne contient
          que l’identité du compte, le signalement et nos décisions pour la période demandée ; chaque geste
          est au journal. Sans réquisition écrite, aucun dossier n’est remis ; en cas de danger, appelez.
        </p>
        {caseId || isWithoutCase ? (
          <RequestForm key={caseId} caseId={caseId} onDone={() => setParams({})} />
        ) : (
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            onClick={() => setParams({ 'sans-dossier': '' })}
          >
            Noter une demande sans dossier
          </Button>
        )}
        {error && !data ? (
          <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
            {errorSentence(error, 'Les demandes n’ont pas pu être lues. Vérifiez votre connexion internet.')}
          </RetryAlert>
        ) : null}
        {data ? (
          <RequestList requests={data.requests} />
        ) : error ? null : (
          <Skeleton className="h-32 rounded-card" />
        )}
      </section>
    </>
  );
}
