import { useQuery } from '@tanstack/react-query';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { HoursForm } from './hours-form.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { deskContentApi } from './shared/api.ts';

export function meta() {
  return deskMeta('Horaires');
}

/** When the team answers: the members’ wording in « Messages » hangs on it. */
export default function HoursPage() {
  const hours = useQuery(deskContentApi.hours.queryOptions());
  return (
    <DeskPage
      title="Horaires"
      intro="Quand l’équipe répond, à l’heure de Paris. Hors de ces heures, les membres lisent quand vous reviendrez."
    >
      <ContentTabs />
      <QueryContent
        query={hours}
        failed="Les horaires n’ont pas pu être lus. Réessayez."
        waiting={<ListSkeleton label="Lecture des horaires…" />}
      >
        {(data) => <HoursForm hours={data} />}
      </QueryContent>
    </DeskPage>
  );
}
