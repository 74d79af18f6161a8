import { useSearchParams } from 'react-router';
import { currentTime } from '#browser/clock.ts';
import { FilterLine } from '#desk/staff/web/shared/filter-line.tsx';
import { parisDay } from '#lib/french-date.ts';
import { addDays, mondayOf } from '#lib/paris-time.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { oldestWeek } from '../rules.ts';

const PRESETS = [
  ['13 semaines', 13],
  ['26 semaines', 26],
  ['Un an', 52],
] as const;

/** The weeks that are shown, kept in the address. @param weeks Mondays */
export function SpanBar({ weeks }: { weeks: readonly string[] }) {
  const [, setSearch] = useSearchParams();
  const today = parisDay(currentTime());
  const [first = today, last = today] = [weeks[0], weeks.at(-1)];
  const presets = PRESETS.map(([name, count]) => {
    const du = addDays(mondayOf(today), 7 * (1 - count));
    const to = `/equipe/chiffres?${new URLSearchParams({ du, au: today })}`;
    return { name, to, here: first === du && last === mondayOf(today) };
  });
  const limits = { type: 'date', required: true, min: oldestWeek(today) };
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <FilterLine label="Durée" filters={presets} />
      <form
        key={`${first} ${last}`}
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          setSearch({ du: String(typed.get('du')), au: String(typed.get('au')) });
        }}
      >
        <TextField label="Du" name="du" {...limits} max={today} defaultValue={first} />
        <TextField label="Au" name="au" {...limits} defaultValue={addDays(last, 6)} />
        <Button type="submit" variant="secondary">
          Voir ces semaines
        </Button>
      </form>
    </div>
  );
}
