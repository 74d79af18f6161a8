import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { frenchWeek, parisDay } from '#lib/french-date.ts';
import { capital } from '#lib/french-words.ts';
import { mondayOf } from '#lib/paris-time.ts';
import { findWorkshopId } from '#member/workshops/rules.ts';
import { WORKSHOPS, workshopOf } from '#member/workshops/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChangeDialog } from '#ui/desk/change-dialog.tsx';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { FilterLine } from '#ui/desk/filter-line.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { DeskDate, WorkshopLeader } from '../contract.ts';
import { AttendanceCard } from './attendance-card.tsx';
import { CoachField, MomentFields, RoomField } from './date-fields.tsx';
import { DateRow } from './date-row.tsx';
import { deskWorkshopsApi } from './shared/api.ts';

/** Workshop dates: upcoming ones by week, and attendance of past ones. */
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

/** Past dates: those with missing attendance stay on top. */
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

interface AddDialogProps {
  /** Selectable coaches: a coach can choose only themselves. */
  coaches: readonly { id: string; name: string }[];
  onClose: () => void;
}

function AddDialog({ coaches, onClose }: AddDialogProps) {
  return (
    <ChangeDialog
      title="Ajouter une séance"
      description="Elle s’ajoute à celles du rythme de chaque semaine. Cinq places, comme les autres."
      submitLabel="Ajouter la séance"
      api={deskWorkshopsApi}
      change={deskWorkshopsApi.add.mutationOptions()}
      inputOf={(typed) => {
        const workshopId = findWorkshopId(typed('workshop'));
        const [day, time, coach] = [typed('day'), typed('time'), typed('coach')];
        return workshopId ? { workshopId, day, time, coach, room: typed('room') || null } : undefined;
      }}
      said="La séance est ajoutée. On peut déjà s’y inscrire."
      onClose={onClose}
    >
      <SelectField
        label="Atelier"
        name="workshop"
        placeholder="Choisir"
        required
        choices={WORKSHOPS.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <MomentFields time="19:30" />
      <CoachField coaches={coaches} chosen={coaches.length === 1 ? coaches[0]?.id : null} />
      <RoomField optional />
    </ChangeDialog>
  );
}

interface DateFiltersProps {
  shown: { past: boolean; coach: string | undefined };
  coaches: readonly { id: string; name: string }[];
  /** The colleague's own row among the coaches. */
  me: string | null;
}

/** The displayed dates, stored in the address. */
function DateFilters({ shown: { past, coach }, coaches, me }: DateFiltersProps) {
  const filterOf = (name: string, isPast: boolean, id?: string) => ({
    name,
    to: `/equipe/seances?${new URLSearchParams({ ...(isPast && { quand: 'passees' }), ...(id && { coach: id }) })}`,
    here: isPast === past && id === coach,
  });
  const times = [filterOf('À venir', false, coach), filterOf('Passées', true, coach)];
  const leaders = coaches.map(({ id, name }) => filterOf(id === me ? 'Les miennes' : name, past, id));
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      <FilterLine label="Quand" filters={times} />
      <FilterLine label="Coachs" filters={[filterOf('Tous les coachs', past), ...leaders]} />
    </div>
  );
}

interface LeadersProps {
  leaders: readonly WorkshopLeader[];
  coaches: readonly { id: string; name: string }[];
}

/** The usual leader of each workshop (D38), who leads its planned dates. */
function Leaders({ leaders, coaches }: LeadersProps) {
  const { mutate, error, isPending, variables } = useDeskChange(
    deskWorkshopsApi,
    deskWorkshopsApi.setLeader.mutationOptions(),
    { said: 'C’est fait.' },
  );
  const giveAll = useDeskChange(
    deskWorkshopsApi,
    {
      // Sequential: the first rejection says why, and earlier changes stay.
      mutationFn: async (coach: string) => {
        for (const { workshopId, coach: former, version } of leaders)
          if (former.id !== coach) await deskWorkshopsApi.setLeader.call({ workshopId, coach, version });
      },
    },
    { said: 'C’est fait, pour les huit ateliers.' },
  );
  const choices = coaches.map(({ id, name }) => ({ value: id, label: name }));
  const [first] = leaders;
  const isSame = leaders.every(({ coach }) => coach.id === first?.coach.id);
  const missing = leaders.filter(({ coach }) => coach.id === null).length;
  return (
    <Disclosure label={`Qui anime chaque atelier${missing > 0 ? ` (${missing} à choisir)` : ''}`}>
      <div className="grid gap-4 rounded-card border border-filet bg-carte p-5">
        <p className="text-encre-2">
          Les séances où quelqu’un a déjà une place gardent le ou la coach qui lui a été annoncé.
        </p>
        <SelectField
          label="La même personne pour les huit ateliers"
          placeholder="Une personne par atelier, ci-dessous"
          className="sm:max-w-sm"
          disabled={isPending || giveAll.isPending}
          choices={choices}
          value={(giveAll.isPending ? giveAll.variables : isSame ? first?.coach.id : null) ?? ''}
          onChange={({ target }) => target.value && giveAll.mutate(target.value)}
        />
        <FailureAlert
          error={giveAll.error}
          failed="Certains ateliers n’ont pas changé de mains. Réessayez dans un instant."
        />
        <FailureAlert error={error} failed="Rien n’a changé. Réessayez dans un instant." />
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
          {leaders.map(({ workshopId, coach, version }) => (
            <SelectField
              key={workshopId}
              label={workshopOf(workshopId).title}
              placeholder="À choisir"
              disabled={isPending || giveAll.isPending}
              choices={choices}
              value={(isPending && variables.workshopId === workshopId ? variables.coach : coach.id) ?? ''}
              onChange={({ target }) => target.value && mutate({ workshopId, coach: target.value, version })}
            />
          ))}
        </div>
      </div>
    </Disclosure>
  );
}

function TitledList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <Card padding="none" className="overflow-visible px-4 sm:px-6">
        <ul>{children}</ul>
      </Card>
    </section>
  );
}
