import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { capital } from '#lib/capital.ts';
import { frenchWeek, parisDay } from '#lib/french-date.ts';
import { mondayOf } from '#lib/paris-time.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { DeskDate } from '../contract.ts';
import { AddDialog } from './add-dialog.tsx';
import { AttendanceCard } from './attendance-card.tsx';
import { DateFilters } from './date-filters.tsx';
import { DateRow } from './date-row.tsx';
import { Leaders } from './leaders.tsx';
import { deskWorkshopsApi } from './shared/api.ts';
import { TitledList } from './titled-list.tsx';

/** Dates of workshops: those to come by week, and who was there. */
export default function DatesPage() {
  const [adding, setAdding] = useState(false);
  const isAdmin = useHasRole('admin');
  const dates = useQuery(deskWorkshopsApi.list.queryOptions());
  const { coaches = [], me = null } = dates.data ?? {};
  const [search] = useSearchParams();
  const coach = coaches.find(({ id }) => id === search.get('coach'))?.id;
  const shown = { past: search.get('quand') === 'passees', coach };
  const isChosen = (date: DeskDate) => coach === undefined || date.coach.id === coach;
  const coming = shown.past ? [] : (dates.data?.coming.filter(isChosen) ?? []);
  const weeks = [...Map.groupBy(coming, ({ startsAt }) => mondayOf(parisDay(new Date(startsAt))))];
  const choosable = isAdmin ? coaches : coaches.filter(({ id }) => id === me);
  return (
    <DeskPage
      title="Séances"
      intro="Les dates des ateliers. Chaque changement est envoyé aux personnes inscrites, avec ce qui met leur agenda à jour."
      actions={
        choosable.length > 0 ? (
          <Button size="small" onClick={() => setAdding(true)}>
            <CalendarPlus aria-hidden="true" />
            Ajouter une séance
          </Button>
        ) : null
      }
    >
      <QueryContent
        query={dates}
        failed="Les séances n’ont pas pu être lues. Vérifiez votre connexion internet."
        waiting={<LoadingShapes label="Chargement des séances…" shapes={['h-64', 'h-64']} />}
      >
        {({ past, leaders }) => (
          <>
            <DateFilters shown={shown} coaches={coaches} me={me} />
            <Attendance past={past.filter(isChosen)} toTickOnly={!shown.past} />
            {!shown.past && weeks.length === 0 ? (
              <Card padding="small">
                Aucune séance à venir. Ajoutez-en une, ou laissez faire : les séances de la semaine s’ajoutent
                chaque nuit.
              </Card>
            ) : null}
            {weeks.map(([monday, ofWeek]) => (
              <TitledList key={monday} title={capital(frenchWeek(monday))}>
                {ofWeek.map((date) => (
                  <DateRow key={date.id} date={date} coaches={coaches} />
                ))}
              </TitledList>
            ))}
            {isAdmin && !shown.past ? <Leaders leaders={leaders} coaches={coaches} /> : null}
          </>
        )}
      </QueryContent>
      {adding ? <AddDialog coaches={choosable} onClose={() => setAdding(false)} /> : null}
    </DeskPage>
  );
}

/** Dates that are over: those where someone is not ticked stay on top until all are. */
function Attendance({ past, toTickOnly }: { past: readonly DeskDate[]; toTickOnly: boolean }) {
  const { toTick = [], ticked = [] } = Object.groupBy(past, ({ people }) =>
    people.some((one) => one.status === 'registered' && one.attendance === null) ? 'toTick' : 'ticked',
  );
  const lists = [
    { title: 'Présences à noter', dates: toTick },
    { title: 'Séances des trente derniers jours', dates: toTickOnly ? [] : ticked },
  ].filter(({ dates }) => dates.length > 0);
  if (lists.length === 0 && !toTickOnly)
    return <Card padding="small">Aucune séance ces trente derniers jours.</Card>;
  return lists.map(({ title, dates }) => (
    <TitledList key={title} title={title}>
      {dates.map((date) => (
        <AttendanceCard key={date.id} date={date} />
      ))}
    </TitledList>
  ));
}
