import { FieldError } from '#ui/field.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { ChosenMoment } from '../rules.ts';
import { dayChoices, TIME_CHOICES } from './day-choices.ts';

const LEGENDS = ['Premier moment', 'Deuxième moment', 'Troisième moment'];

interface MomentFieldsProps {
  moments: readonly ChosenMoment[];
  /** One for each moment that cannot be proposed, in their order. */
  errors: readonly (string | undefined)[];
  onChange: (moments: ChosenMoment[]) => void;
}

/** Three moments, each a day and an hour of Paris. */
export function ProposedMomentFields({ moments, errors, onChange }: MomentFieldsProps) {
  const days = dayChoices(new Date());
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
          {errors[place] ? <FieldError id={`moment-${place}`}>{errors[place]}</FieldError> : null}
        </>
      )}
    </Fieldset>
  ));
}
