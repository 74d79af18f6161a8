import { ChevronLeft, ChevronRight } from 'lucide-react';
import { frenchDay, parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant } from '#lib/paris-time.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { DeskWeek } from '../contract.ts';
import { WEEKDAY_NAMES } from './rendez-vous-words.ts';
import { SlotLine, type WeekLine } from './slot-line.tsx';

interface WeekBoardProps {
  week: DeskWeek;
  /** Another week was asked for. @param monday ISO date */
  onWeek: (monday: string) => void;
}

/** One's times of a week by day: free ones, and who has taken the others. */
export function WeekBoard({ week, onWeek }: WeekBoardProps) {
  const { monday, slots, appointments } = week;
  const label = `Semaine du ${frenchDay(parisInstant(monday, '12:00'))}`;
  return (
    <section aria-labelledby="week" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="week" aria-live="polite" className="text-h3">
          {label}
        </h2>
        <div className="flex gap-1">
          <IconButton
            icon={ChevronLeft}
            label="Semaine précédente"
            onClick={() => onWeek(addDays(monday, -7))}
          />
          <IconButton
            icon={ChevronRight}
            label="Semaine suivante"
            onClick={() => onWeek(addDays(monday, 7))}
          />
        </div>
      </div>
      <ol className="grid gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-6 xl:gap-2">
        {WEEKDAY_NAMES.map((name, index) => {
          const day = addDays(monday, index);
          const isOf = ({ startsAt }: { startsAt: string }) => parisDay(new Date(startsAt)) === day;
          const lines = linesOf(slots.filter(isOf), appointments.filter(isOf));
          return (
            <li
              key={day}
              className="grid content-start gap-2 rounded-[20px] border border-filet bg-carte p-3 xl:p-2"
            >
              <h3 className="text-base font-semibold xl:px-1 xl:pt-1">
                {name} <span className="font-normal text-encre-2">{Number(day.slice(8))}</span>
              </h3>
              {lines.length === 0 ? <p className="text-encre-2 xl:px-1">Aucun créneau</p> : null}
              <ul className="grid gap-1.5">
                {lines.map((line) => (
                  <SlotLine key={line.key} line={line} />
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Free times and appointments of a day in one order. */
function linesOf(slots: DeskWeek['slots'], appointments: DeskWeek['appointments']): WeekLine[] {
  const free = slots
    .filter((slot) => slot.free)
    .map(({ id, startsAt, kind }) => ({ key: id, startsAt, kind, appointment: null, slotId: id }));
  const taken = appointments.map((appointment) => {
    const { id, startsAt, kind } = appointment;
    return { key: id, startsAt, kind, appointment, slotId: null };
  });
  return [...free, ...taken].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}
