import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { DeskDate } from '../contract.ts';
import { AddDialog } from './add-dialog.tsx';
import { AttendanceCard } from './attendance-card.tsx';
import { byWeek } from './by-week.ts';
import { DateRow } from './date-row.tsx';
import { Leaders } from './leaders.tsx';
import { deskWorkshopsApi } from './shared/api.ts';

const LOAD_FAILED = 'Les séances n’ont pas pu être lues. Vérifiez votre connexion internet.';

/** Dates of workshops: those to come by week, and who was there. */
export default function DatesPage() {
  const [adding, setAdding] = useState(false);
  const isAdmin = useHasRole('admin');
  const dates = useQuery(deskWorkshopsApi.list.queryOptions());
  const { coaches = [], me = null } = dates.data ?? {};
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
        failed={LOAD_FAILED}
        waiting={<LoadingShapes label="Chargement des séances…" shapes={['h-64', 'h-64']} />}
      >
        {({ coming, past, leaders }) => (
          <>
            <Attendance past={past} />
            {isAdmin ? <Leaders leaders={leaders} coaches={coaches} /> : null}
            {coming.length === 0 ? (
              <Card padding="small">
                Aucune séance à venir. Ajoutez-en une, ou laissez faire : les séances de la semaine s’ajoutent
                chaque nuit.
              </Card>
            ) : null}
            {byWeek(coming).map(({ monday, label, dates: ofWeek }) => (
              <section key={monday} aria-labelledby={`semaine-${monday}`} className="grid gap-2">
                <h2 id={`semaine-${monday}`} className="text-h3">
                  {label}
                </h2>
                <Card padding="none" className="overflow-visible px-4 sm:px-6">
                  <ul>
                    {ofWeek.map((date) => (
                      <DateRow key={date.id} date={date} coaches={coaches} />
                    ))}
                  </ul>
                </Card>
              </section>
            ))}
          </>
        )}
      </QueryContent>
      {adding ? <AddDialog coaches={choosable} onClose={() => setAdding(false)} /> : null}
    </DeskPage>
  );
}

/** Dates that are over: those where someone is not ticked stand on top, the others fold away. */
function Attendance({ past }: { past: readonly DeskDate[] }) {
  const toTick = past.filter(({ people }) =>
    people.some(({ status, attendance }) => status === 'registered' && attendance === null),
  );
  const ticked = past.filter((date) => !toTick.includes(date));
  return (
    <>
      {toTick.length > 0 ? (
        <section aria-labelledby="presences" className="grid gap-2">
          <h2 id="presences" className="text-h3">
            Présences à noter
          </h2>
          <AttendanceList dates={toTick} />
        </section>
      ) : null}
      {ticked.length > 0 ? (
        <Disclosure label={`Séances des trente derniers jours (${ticked.length})`}>
          <AttendanceList dates={ticked} />
        </Disclosure>
      ) : null}
    </>
  );
}

function AttendanceList({ dates }: { dates: readonly DeskDate[] }) {
  return (
    <Card padding="none" className="px-4 sm:px-6">
      <ul>
        {dates.map((date) => (
          <AttendanceCard key={date.id} date={date} />
        ))}
      </ul>
    </Card>
  );
}
