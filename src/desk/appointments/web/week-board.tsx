import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { onThisDevice, teamTime } from '#browser/team-time.ts';
import { useNow } from '#browser/use-now.ts';
import { dayInWords, frenchDay, frenchTime, parisDay, parisTime } from '#lib/french-date.ts';
import { addDays } from '#lib/paris-time.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { APPOINTMENT_MINUTES, isAway } from '#member/appointments/rules.ts';
import { KIND_NAMES, KIND_WORDS } from '#member/appointments/texts.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useDeskActions } from '#ui/desk/desk-actions.ts';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { notify } from '#ui/toasts.tsx';
import type { DeskWeek, ListedAppointment } from '../contract.ts';
import { STATE_NAMES, sayFailed, WEEKDAY_NAMES } from './rendez-vous-words.ts';
import { deskAppointmentsApi } from './shared/api.ts';
import { dayOf, minuteOfDay, scaleOf, type WeekScale } from './week-scale.ts';

interface WeekBoardProps {
  week: DeskWeek;
  /** ISO date of the selected day, the only one displayed on phones. */
  day: string;
  onDay: (day: string) => void;
}

/** A week drawn to scale: free slots, booked appointments, and past ones with their outcome. */
export function WeekBoard({ week: { monday, slots, appointments, settings }, day, onDay }: WeekBoardProps) {
  const now = useNow();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = [...slots, ...appointments].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const scale = scaleOf(shown);
  const hours = Array.from({ length: scale.to - scale.from }, (_, index) => scale.from + index);
  const saturday = addDays(monday, 5);
  const inSight = day > saturday ? saturday : day;
  const previousWeek = () => onDay(addDays(day, -7));
  const nextWeek = () => onDay(addDays(day, 7));
  function toggle(id: string) {
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  }
  useDeskActions([
    { key: 'ArrowLeft', label: 'Semaine précédente', run: previousWeek },
    { key: 'ArrowRight', label: 'Semaine suivante', run: nextWeek },
  ]);
  return (
    <section aria-labelledby="week" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="week" aria-live="polite" className="text-h3">
          Semaine du {dayInWords(monday)}
          {onThisDevice(now) ? ' (heure de Paris)' : null}
        </h2>
        <div className="flex items-center gap-1">
          <Button variant="quiet" size="small" onClick={() => onDay(parisDay(now))}>
            Aujourd’hui
          </Button>
          <IconButton icon={ChevronLeft} label="Semaine précédente" onClick={previousWeek} />
          <IconButton icon={ChevronRight} label="Semaine suivante" onClick={nextWeek} />
        </div>
      </div>
      <div
        style={{ '--least': `${scale.least}rem` } as CSSProperties}
        className="grid grid-cols-[2.5rem_repeat(6,minmax(0,1fr))] gap-x-1 [--minute:max(0.15rem,var(--least))] md:[--minute:max(0.1rem,var(--least))]"
      >
        <ol aria-hidden="true" className="row-start-2 text-right text-xs text-encre-2">
          {hours.map((hour) => (
            <li key={hour} className="h-[calc(var(--minute)*60)] -translate-y-2 tabular-nums">
              {hour}&nbsp;h
            </li>
          ))}
        </ol>
        {WEEKDAY_NAMES.map((name, index) => {
          const date = addDays(monday, index);
          const isHere = date === inSight;
          const isToday = date === parisDay(now);
          return (
            <section key={date} aria-label={`${name} ${Number(date.slice(8))}`} className="contents">
              <button
                type="button"
                aria-pressed={isHere}
                aria-current={isToday ? 'date' : undefined}
                onClick={() => onDay(date)}
                style={{ gridColumn: index + 2 }}
                className={classNames(
                  'row-start-1 min-h-11 rounded-xl text-sm font-semibold md:pointer-events-none',
                  isToday && 'text-prune underline underline-offset-4',
                  isHere && 'max-md:bg-rosee',
                )}
              >
                <span className="block md:hidden">{name.slice(0, 3)}</span>
                <span className="max-md:hidden">{name}</span> {Number(date.slice(8))}
              </button>
              <ul
                className={classNames(
                  'relative row-start-2 h-[calc(var(--minute)*60*var(--hours))] rounded-xl border border-filet bg-[repeating-linear-gradient(var(--color-filet)_0_1px,transparent_1px_calc(var(--minute)*30))]',
                  isHere ? 'max-md:!col-span-6 max-md:!col-start-2' : 'max-md:hidden',
                )}
                style={{ gridColumn: index + 2, '--hours': hours.length } as CSSProperties}
              >
                {isAway(settings.absences, date) ? (
                  <li className="absolute inset-0 rounded-xl bg-lin p-2 text-center text-sm font-semibold">
                    Absence
                  </li>
                ) : null}
                {shown
                  .filter((one) => dayOf(one) === date)
                  .map((one) => (
                    <li key={one.id}>
                      <SlotBlock
                        shown={one}
                        scale={scale}
                        chosen={chosen.includes(one.id)}
                        onPress={() => toggle(one.id)}
                      />
                    </li>
                  ))}
                {isToday ? (
                  <li
                    aria-hidden="true"
                    className="pointer-events-none absolute inset-x-0 border-t-2 border-danger"
                    style={{
                      top: `calc(var(--minute) * ${minuteOfDay({ startsAt: now.toISOString() }) - scale.from * 60})`,
                    }}
                  />
                ) : null}
              </ul>
            </section>
          );
        })}
      </div>
      <ChosenSlots slots={slots} chosen={chosen} onChoose={setChosen} />
    </section>
  );
}

interface ChosenSlotsProps {
  slots: DeskWeek['slots'];
  /** Ids of free slots. */
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** Removes the selected free slots together; « Annuler » publishes them again. */
function ChosenSlots({ slots, chosen, onChoose }: ChosenSlotsProps) {
  const picked = slots.filter(({ id }) => chosen.includes(id));
  const ofDays = slots.filter((slot) => picked.some((one) => dayOf(one) === dayOf(slot)));
  const give = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.give.mutationOptions(), {
    onRefused: sayFailed,
  });
  function giveAgain() {
    for (const [kind, some] of Map.groupBy(picked, (slot) => slot.kind)) {
      const moments = some.map((slot) => ({ day: dayOf(slot), time: parisTime(new Date(slot.startsAt)) }));
      give.mutate({ kind, moments });
    }
  }
  const remove = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.removeSlots.mutationOptions(), {
    onDone: ({ removed }) => {
      onChoose([]);
      const said = removed === 1 ? 'Un créneau est retiré.' : `${removed} créneaux sont retirés.`;
      notify.success(said, { undo: giveAgain });
    },
    onRefused: sayFailed,
  });
  function removeThem() {
    if (picked.length > 0 && !remove.isPending) remove.mutate({ ids: picked.map(({ id }) => id) });
  }
  useDeskActions([{ key: 'Delete', label: 'Retirer les créneaux choisis', run: removeThem }]);
  if (picked.length === 0) return null;
  return (
    <div className="sticky bottom-4 z-10 flex flex-wrap items-center gap-2 justify-self-center rounded-[20px] border-[1.5px] border-bord bg-carte px-4 py-2">
      <p role="status" className="font-semibold">
        {picked.length === 1 ? 'Un créneau choisi' : `${picked.length} créneaux choisis`}
      </p>
      <Button size="small" pending={remove.isPending} onClick={removeThem}>
        <Trash2 aria-hidden="true" />
        Retirer
      </Button>
      <Button size="small" variant="quiet" onClick={() => onChoose(ofDays.map(({ id }) => id))}>
        Tout le jour
      </Button>
    </div>
  );
}

const BLOCK =
  'absolute inset-x-0.5 min-h-6 content-center truncate rounded-lg border-y border-l-4 !border-y-papier px-1.5 text-left text-sm leading-5 text-encre no-underline';
const LOOKS = {
  free: 'border-sauge bg-sauge-100 hover:border-prune',
  chosen: 'border-prune bg-prune !text-reserve',
  booked: 'border-prune bg-rosee font-semibold hover:bg-lavande',
  held: 'border-bord bg-lin hover:bg-lavande',
  missed: 'border-danger bg-lin hover:bg-lavande',
  cancelled: 'border-bord bg-lin',
};

interface SlotBlockProps {
  /** A free slot, selected on press, or an appointment, opened on press. */
  shown: DeskWeek['slots'][number] | ListedAppointment;
  scale: WeekScale;
  chosen: boolean;
  onPress: () => void;
}

/** Positioned by start time, with a height proportional to its length. */
function SlotBlock({ shown, scale, chosen, onPress }: SlotBlockProps) {
  const { id, kind, startsAt } = shown;
  const moment = new Date(startsAt);
  const look = 'state' in shown ? shown.state : chosen ? 'chosen' : 'free';
  const block = {
    'data-list-row': true,
    style: {
      top: `calc(var(--minute) * ${minuteOfDay(shown) - scale.from * 60})`,
      height: `calc(var(--minute) * ${APPOINTMENT_MINUTES[kind]})`,
    },
    className: classNames(BLOCK, LOOKS[look]),
  };
  const what = 'guest' in shown ? shown.guest.firstName : KIND_WORDS[kind];
  const words = `${frenchTime(moment, PARIS_ZONE)} · ${what}`;
  const named = `${teamTime(moment)} · ${what}`;
  if (!('state' in shown))
    return (
      <button
        {...block}
        type="button"
        aria-pressed={chosen}
        aria-label={`${named}, libre, ${frenchDay(moment, PARIS_ZONE)}`}
        onClick={onPress}
      >
        {words}
      </button>
    );
  const said = shown.state === 'booked' ? '' : ` · ${STATE_NAMES[shown.state]}`;
  return (
    <Link {...block} to={`/equipe/rendez-vous/${id}`} aria-label={`${named} ${KIND_NAMES[kind]}${said}`}>
      {words}
      {said}
    </Link>
  );
}
