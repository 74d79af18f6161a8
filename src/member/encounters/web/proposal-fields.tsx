import { useState } from 'react';
import { currentTime } from '#browser/clock.ts';
import { dayInWords, frenchShortWeekday, frenchTime } from '#lib/french-date.ts';
import { instantIn } from '#lib/paris-time.ts';
import type { Zone } from '#lib/zones.ts';
import { hourThere, type PlanPlaces } from '#mechanisms/calendar/rules.ts';
import { Button } from '#ui/button.tsx';
import { chipStyle } from '#ui/chip-choice.tsx';
import { DateBlock } from '#ui/date-block.tsx';
import { FieldError } from '#ui/field.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { Check } from '#ui/light-icons.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { type ChosenMoment, MEETING_TIMES, type PlaceKind, placesInTurn, proposableDays } from '../rules.ts';
import { placeQuestion } from '../texts.ts';
import type { useEncounter } from './use-encounter.ts';

const LEGENDS = ['Premier moment', 'Deuxième moment', 'Troisième moment'];

interface MomentFieldsProps {
  moments: readonly ChosenMoment[];
  places: PlanPlaces;
  /** One per moment, undefined for a valid one. */
  errors: readonly (string | undefined)[];
  onChange: (moments: ChosenMoment[]) => void;
}

/** Three editable moments: a day and a time each, in the proposer’s time zone. */
export function ProposedMomentFields({ moments, places, errors, onChange }: MomentFieldsProps) {
  return (
    <div className="grid gap-3">
      {LEGENDS.map((legend, place) => {
        const moment = moments[place];
        return moment ? (
          <MomentCard
            key={legend}
            legend={legend}
            moment={moment}
            places={places}
            error={errors[place]}
            onChange={(changed) => onChange(moments.with(place, changed))}
          />
        ) : null;
      })}
    </div>
  );
}

interface MomentCardProps {
  legend: string;
  moment: ChosenMoment;
  places: PlanPlaces;
  error: string | undefined;
  onChange: (moment: ChosenMoment) => void;
}

function MomentCard({ legend, moment, places, error, onChange }: MomentCardProps) {
  const [changes, setChanges] = useState(false);
  const { day, time } = moment;
  const [{ zone }] = places;
  const instant = day && time ? instantIn(day, time, zone) : null;
  const there = instant && hourThere(instant, places);
  return (
    <Fieldset
      legend={<span className="sr-only">{legend}</span>}
      className="-mt-2 rounded-[20px] bg-abricot-100 p-3 pt-1 has-[select]:pb-4"
    >
      {() => (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {instant ? <DateBlock instant={instant} zone={zone} /> : null}
            <p className="min-w-0 flex-1 leading-snug font-semibold">
              <span className="inline-block first-letter:uppercase">{day ? dayInWords(day) : 'Un jour'}</span>
              <br />
              <span className="font-normal">
                {instant ? frenchTime(instant, zone) : 'à choisir'}
                {there ? `, soit ${there}` : null}
              </span>
            </p>
            <Button
              variant="quiet"
              size="small"
              aria-expanded={changes}
              aria-label={`Changer\u202f: ${legend.toLowerCase()}`}
              onClick={() => setChanges(!changes)}
            >
              Changer
            </Button>
          </div>
          {changes ? (
            <div className="grid grid-cols-[minmax(0,1fr)_7.75rem] gap-3 [&_label]:text-sm [&_label]:font-normal">
              <SelectField
                label="Jour"
                placeholder="Choisir"
                choices={dayChoices(currentTime(), zone)}
                value={day}
                onChange={(event) => onChange({ day: event.target.value, time })}
              />
              <SelectField
                label="Heure"
                placeholder="Choisir"
                choices={TIME_CHOICES}
                value={time}
                onChange={(event) => onChange({ day, time: event.target.value })}
              />
            </div>
          ) : null}
          {error ? <FieldError id={`error-${legend}`}>{error}</FieldError> : null}
        </>
      )}
    </Fieldset>
  );
}

/** Days that can be proposed, like « jeu. 3 décembre », by ISO date. @param zone of the proposer */
function dayChoices(now: Date, zone: Zone): { value: string; label: string }[] {
  return proposableDays(now, zone).map((day) => ({
    value: day,
    label: frenchShortWeekday(new Date(`${day}T12:00Z`), 'UTC'),
  }));
}

/** Labels like « 19 h 30 », by « 19:30 ». */
const TIME_CHOICES = MEETING_TIMES.map((time) => ({
  value: time,
  label: frenchTime(new Date(`2026-01-01T${time}Z`), 'UTC'),
}));

interface PlaceFieldsProps {
  pair: Pick<NonNullable<ReturnType<typeof useEncounter>>, 'sharedActivities' | 'pairGender'>;
  value: PlaceKind;
  onChange: (kind: PlaceKind) => void;
}

/** Kinds of place, those for shared activities first; a click shows the others. */
export function PlaceFields({ pair: { sharedActivities, pairGender }, value, onChange }: PlaceFieldsProps) {
  const { first, others } = placesInTurn(sharedActivities);
  const [shows, setShows] = useState(others.includes(value));
  const question = placeQuestion(sharedActivities, pairGender);
  return (
    <Fieldset
      role="radiogroup"
      legend="Où&#8239;?"
      hint={`${question ? `${question} ` : ''}Toujours un lieu public, d’où l’on repart facilement.`}
    >
      {() => (
        <div className="flex flex-wrap gap-2.5">
          {(shows ? [...first, ...others] : first).map((kind) => (
            <label key={kind} className={chipStyle}>
              <input
                type="radio"
                name="place"
                value={kind}
                checked={value === kind}
                onChange={() => onChange(kind)}
                className="sr-only"
              />
              {value === kind ? (
                <Check aria-hidden="true" strokeWidth={2.5} className="size-4 shrink-0" />
              ) : null}
              {kind}
            </label>
          ))}
          {shows ? null : (
            <Button variant="quiet" size="small" onClick={() => setShows(true)}>
              Autres lieux
            </Button>
          )}
        </div>
      )}
    </Fieldset>
  );
}
