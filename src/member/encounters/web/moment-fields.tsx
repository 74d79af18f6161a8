import { currentTime } from '#browser/clock.ts';
import { frenchShortWeekday, frenchTime } from '#lib/french-date.ts';
import { instantIn } from '#lib/paris-time.ts';
import type { Zone } from '#lib/zones.ts';
import { hourThere, type PlanPlaces } from '#mechanisms/calendar/rules.ts';
import { FieldError } from '#ui/field.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { type ChosenMoment, MEETING_TIMES, proposableDays } from '../rules.ts';

const LEGENDS = ['Premier moment', 'Deuxième moment', 'Troisième moment'];

interface MomentFieldsProps {
  moments: readonly ChosenMoment[];
  places: PlanPlaces;
  /** One for each moment that cannot be proposed, in their order. */
  errors: readonly (string | undefined)[];
  onChange: (moments: ChosenMoment[]) => void;
}

/** Three moments, each a day and an hour where the one who proposes lives; where the other’s clock differs, its hour too. */
export function ProposedMomentFields({ moments, places, errors, onChange }: MomentFieldsProps) {
  const [{ zone }] = places;
  const days = dayChoices(currentTime(), zone);
  const change = (place: number, part: Partial<ChosenMoment>) =>
    onChange(moments.map((moment, at) => (at === place ? { ...moment, ...part } : moment)));
  return moments.map(({ day, time }, place) => (
    <Fieldset key={LEGENDS[place]} legend={LEGENDS[place]}>
      {() => (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)_7.75rem] gap-3 [&_label]:text-sm [&_label]:font-normal [&_label]:text-encre-2">
            <SelectField
              label="Jour"
              placeholder="Choisir"
              choices={days}
              value={day}
              onChange={(event) => change(place, { day: event.target.value })}
            />
            <SelectField
              label="Heure"
              placeholder="Choisir"
              choices={TIME_CHOICES}
              value={time}
              onChange={(event) => change(place, { time: event.target.value })}
            />
          </div>
          <HourThere moment={{ day, time }} places={places} />
          {errors[place] ? <FieldError id={`moment-${place}`}>{errors[place]}</FieldError> : null}
        </>
      )}
    </Fieldset>
  ));
}

function HourThere({ moment: { day, time }, places }: { moment: ChosenMoment; places: PlanPlaces }) {
  const there = day && time ? hourThere(instantIn(day, time, places[0].zone), places) : null;
  return (
    <p role="status" className="text-sm text-encre-2 empty:hidden">
      {there ? `Soit ${there}` : null}
    </p>
  );
}

/** « jeu. 3 décembre », by ISO date: the days that one may propose. @param zone where the one who proposes lives */
function dayChoices(now: Date, zone: Zone): { value: string; label: string }[] {
  return proposableDays(now, zone).map((day) => ({
    value: day,
    label: frenchShortWeekday(new Date(`${day}T12:00Z`), 'UTC'),
  }));
}

/** « 19 h 30 », by « 19:30 ». */
const TIME_CHOICES = MEETING_TIMES.map((time) => ({
  value: time,
  label: frenchTime(new Date(`2026-01-01T${time}Z`), 'UTC'),
}));
