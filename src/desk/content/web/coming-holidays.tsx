import { frenchDay, parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant } from '#lib/paris-time.ts';
import { isPublicHoliday } from '#lib/working-days.ts';

const DAYS_AHEAD = 200;
const SHOWN = 4;

export function ComingHolidays() {
  const today = parisDay(new Date());
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead));
  return (
    <div className="rounded-field bg-lin px-4 py-3 text-sm">
      <p className="font-medium">Jours fériés, comptés d’avance</p>
      <ul className="mt-1 grid gap-0.5 text-encre-2">
        {days
          .filter(isPublicHoliday)
          .slice(0, SHOWN)
          .map((day) => (
            <li key={day} className="first-letter:uppercase">
              {frenchDay(parisInstant(day, '12:00'))}
            </li>
          ))}
      </ul>
    </div>
  );
}
