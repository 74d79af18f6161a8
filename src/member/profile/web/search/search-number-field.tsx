import { Field } from '#ui/field.tsx';
import { SEARCH_BOUNDS, type SearchNumber } from '../../rules.ts';

export interface NumberTyped {
  field: SearchNumber;
  text: string;
}

interface SearchNumberFieldProps {
  name: SearchNumber;
  label: string;
  unit: string;
  /** Raw text, possibly incomplete. */
  value: string;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** Number with unit; validated on blur only. */
export function SearchNumberField({ name, label, unit, value, onType, onLeave }: SearchNumberFieldProps) {
  const { min, max } = SEARCH_BOUNDS[name];
  return (
    <Field label={label} hint={`De ${min} à ${max} ${unit}`}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type="number"
            inputMode="numeric"
            name={name}
            min={min}
            max={max}
            step={1}
            value={value}
            className="input-frame pr-14!"
            onChange={(event) => onType(event.target.value)}
            onBlur={onLeave}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-encre-2"
          >
            {unit}
          </span>
        </div>
      )}
    </Field>
  );
}
