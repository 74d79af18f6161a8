import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { currentTime } from '#browser/clock.ts';
import { useDeskActions } from '#desk/staff/web/shared/desk-actions.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { parisDay } from '#lib/french-date.ts';
import { Button } from '#ui/button.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { HOST_ROLES } from '../rules.ts';
import { AppointmentList } from './appointment-list.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { MyCalendar } from './my-calendar.tsx';
import { pressOutcome } from './outcome-buttons.tsx';
import { ReceivingSettings } from './receiving-settings.tsx';
import { deskAppointmentsApi } from './shared/api.ts';
import { TeamSlots } from './team-slots.tsx';
import { WeekBoard } from './week-board.tsx';

const LOAD_FAILED = 'Vos rendez-vous n’ont pas pu être lus. Vérifiez votre connexion, puis réessayez.';

/** Shows a host their own appointments, and an admin the free slots of all colleagues. */
export default function DeskAppointmentsPage() {
  const receives = useHasRole(...HOST_ROLES);
  const isAdmin = useHasRole('admin');
  if (receives) return <OwnAppointments also={isAdmin ? <TeamSlots /> : null} />;
  return (
    <DeskPage
      title="Rendez-vous"
      intro="Les créneaux que vos collègues ont ouverts. Toutes les heures sont celles de Paris."
    >
      <TeamSlots />
    </DeskPage>
  );
}

/** Today's appointments, then the slots of a week, then the settings. */
function OwnAppointments({ also }: { also: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const [giving, setGiving] = useState(false);
  const day = search.get('jour') ?? undefined;
  const week = useQuery({
    ...deskAppointmentsApi.week.queryOptions({ input: { day }, staleTime: 0 }),
    placeholderData: (before) => before,
  });
  const actions = [
    { key: 'n', label: 'Ouvrir des créneaux', run: () => setGiving(true) },
    { key: 'e', label: 'Le rendez-vous choisi a eu lieu', run: () => pressOutcome('held') },
    { key: 'a', label: 'Noter l’absence au rendez-vous choisi', run: () => pressOutcome('missed') },
  ];
  useDeskActions(week.data ? actions : []);
  return (
    <DeskPage
      title="Rendez-vous"
      intro="Les personnes que vous recevez, et les créneaux que vous ouvrez. Toutes les heures sont celles de Paris."
      actions={
        <Button size="small" disabled={!week.data} onClick={() => setGiving(true)}>
          <CalendarPlus aria-hidden="true" />
          Ouvrir des créneaux
        </Button>
      }
    >
      <QueryContent
        query={week}
        failed={LOAD_FAILED}
        waiting={<LoadingShapes label="Chargement de vos rendez-vous…" shapes={['h-28', 'h-96']} />}
      >
        {(read) => (
          <>
            {read.unreceived.length > 0 ? (
              <AppointmentList
                id="unreceived"
                title="Pendant votre absence, à déplacer ou à annuler"
                appointments={read.unreceived}
              />
            ) : null}
            <AppointmentList id="today" title="Aujourd’hui" appointments={read.today} />
            <WeekBoard
              week={read}
              day={day ?? parisDay(currentTime())}
              onDay={(jour) => setSearch({ jour })}
            />
            <ReceivingSettings settings={read.settings} />
            <MyCalendar hasCalendar={read.hasCalendar} />
            {also}
            {giving ? <GiveDialog week={read} onClose={() => setGiving(false)} /> : null}
          </>
        )}
      </QueryContent>
    </DeskPage>
  );
}
