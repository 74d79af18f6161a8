import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { WORKSHOP_OF_TOPIC } from '#features/accompaniment/advice/rules.ts';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { adviceQuery } from '../../advice/web/shared/api.ts';
import type { WorkshopDates } from '../contract.ts';
import { WORKSHOPS } from '../texts.ts';
import { workshopsApi } from './shared/api.ts';
import { WorkshopCard } from './workshop-card.tsx';
import { WorkshopsSkeleton, workshopColumns } from './workshops-skeleton.tsx';

/** Spec 1 §8, to the letter. */
const LOAD_FAILED = 'Une erreur est survenue lors du chargement de vos données.';

export function meta() {
  return pageMeta('Webinaires conseillés');
}

/** Those that the quiz advises, then all eight (D22). */
export default function WebinarsPage() {
  const dates = useQuery(workshopsApi.list.queryOptions());
  const advice = useQuery(adviceQuery());
  const advised: number[] = advice.data?.topics.map((topic) => WORKSHOP_OF_TOPIC[topic]) ?? [];
  return (
    <div className="page-width grid gap-10 py-8 sm:py-12">
      <PageTitle intro="Deux à cinq personnes, une coach ou un coach, un sujet. On y parle librement, et l’on repart avec une idée à essayer. Tout est offert.">
        Webinaires conseillés
      </PageTitle>
      {dates.data && !advice.isPending ? (
        <>
          {advised.length > 0 ? (
            <WorkshopList
              title="Pour vous, d’après votre quiz"
              dates={dates.data}
              shown={(id) => advised.includes(id)}
            />
          ) : (
            <NothingAdvised answered={advice.data !== null && !advice.error} />
          )}
          <WorkshopList title="Tous les webinaires" dates={dates.data} shown={() => true} />
        </>
      ) : dates.error ? (
        <ErrorState onRetry={() => void dates.refetch()} retrying={dates.isFetching}>
          {errorSentence(dates.error, LOAD_FAILED)}
        </ErrorState>
      ) : (
        <WorkshopsSkeleton />
      )}
    </div>
  );
}

interface WorkshopListProps {
  title: string;
  dates: readonly WorkshopDates[];
  shown: (id: number) => boolean;
}

function WorkshopList({ title, dates, shown }: WorkshopListProps) {
  return (
    <section aria-label={title} className="grid gap-5">
      <h2>{title}</h2>
      <ul className={workshopColumns}>
        {WORKSHOPS.filter(({ id }) => shown(id)).map((workshop) => (
          <WorkshopCard
            key={workshop.id}
            workshop={workshop}
            dates={dates.find(({ workshopId }) => workshopId === workshop.id)?.dates ?? []}
          />
        ))}
      </ul>
    </section>
  );
}

function NothingAdvised({ answered }: { answered: boolean }) {
  return (
    <Card tone="sauge">
      {answered ? (
        <p>
          Votre quiz n’appelle aucun atelier en particulier{'\u202f'}: laissez-vous guider par votre
          curiosité.
        </p>
      ) : (
        <p>
          <TextLink to="/inscription/quiz?from=profile">Répondez au quiz</TextLink>, une minute suffit
          {'\u202f'}: nous vous dirons par quel atelier commencer.
        </p>
      )}
    </Card>
  );
}
