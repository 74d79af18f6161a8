import { useQuery } from '@tanstack/react-query';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { ContentPart } from './content-part.tsx';
import { HoursForm } from './hours-form.tsx';
import { deskContentApi } from './shared/api.ts';

export const meta = deskMeta('Horaires');

/** The answer promise in members’ « Messages » depends on these hours. */
export default function HoursPage() {
  const query = useQuery(deskContentApi.hours.queryOptions());
  return (
    <ContentPart
      title="Horaires"
      intro="Quand l’équipe répond, à l’heure de Paris. Hors de ces heures, les membres lisent quand vous reviendrez."
      query={query}
      failed="Les horaires n’ont pas pu être lus."
      loading="Lecture des horaires…"
    >
      {(data) => <HoursForm hours={data} />}
    </ContentPart>
  );
}
