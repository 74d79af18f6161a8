import { useQuery } from '@tanstack/react-query';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { WORKSHOP_OF_TOPIC } from '#member/coaching/rules.ts';
import { adviceQuery } from '#member/coaching/web/shared/api.ts';
import { workshopsApi } from '#member/workshops/web/shared/api.ts';
import {
  type WeekEntry,
  WorkshopRow,
  WorkshopsSkeleton,
  weekOf,
} from '#member/workshops/web/workshop-row.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';
import { MissingContent } from '#ui/missing-content.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** Verbatim from spec 1 §8. */
const LOAD_FAILED = 'Une erreur est survenue lors du chargement de vos données.';

export function meta() {
  return pageMeta('Webinaires conseillés');
}

/** Workshops advised by the quiz, then the others (D22), in weekly order. */
export default function WebinarsPage() {
  const dates = useQuery(workshopsApi.list.queryOptions());
  const advice = useQuery(adviceQuery());
  const advised: number[] = advice.data?.topics.map((topic) => WORKSHOP_OF_TOPIC[topic]) ?? [];
  return (
    <div className="page-width grid max-w-4xl gap-8 py-8 sm:gap-10 sm:py-12">
      <PageTitle intro="Deux à cinq personnes, quelqu’un pour les guider, un sujet. On y parle librement, et l’on repart avec une idée à essayer. Tout est offert.">
        Webinaires conseillés
      </PageTitle>
      {dates.data && !advice.isPending ? (
        <>
          {advised.length > 0 ? (
            <WorkshopList
              title="Pour vous, d’après votre quiz"
              week={weekOf(dates.data).filter(({ workshop }) => advised.includes(workshop.id))}
              advised
            />
          ) : (
            <NothingAdvised answered={advice.data !== null && !advice.error} />
          )}
          <WorkshopList
            title={advised.length > 0 ? 'Les autres webinaires' : 'Tous les webinaires'}
            week={weekOf(dates.data).filter(({ workshop }) => !advised.includes(workshop.id))}
          />
        </>
      ) : (
        <MissingContent page query={dates} failed={LOAD_FAILED} waiting={<WorkshopsSkeleton />} />
      )}
    </div>
  );
}

interface WorkshopListProps {
  title: string;
  week: readonly WeekEntry[];
  advised?: boolean;
}

function WorkshopList({ title, week, advised = false }: WorkshopListProps) {
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="text-h3">{title}</h2>
      <ul className="grid gap-3">
        {week.map((entry) => (
          <WorkshopRow key={entry.workshop.id} {...entry} advised={advised} />
        ))}
      </ul>
    </section>
  );
}

function NothingAdvised({ answered }: { answered: boolean }) {
  return (
    <Card tone="sauge">
      {answered ? (
        <p>Votre quiz n’appelle aucun atelier en particulier : laissez-vous guider par votre curiosité.</p>
      ) : (
        <p>
          <TextLink to="/inscription/quiz?from=profile">Répondez au quiz</TextLink>, une minute suffit : nous
          vous dirons par quel atelier commencer.
        </p>
      )}
    </Card>
  );
}
