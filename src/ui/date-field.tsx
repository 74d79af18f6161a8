import { type Ref, useId, useState } from 'react';
import { dateFromParts, partsOfDate, typeInto } from './date-parts.ts';
import { Fieldset, type FieldsetText } from './fieldset.tsx';

interface DateFieldProps extends FieldsetText {
  /** `YYYY-MM-DD`, or '' while a part is missing. The page refuses a day that does not exist. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
  onBlur?: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  /** For a date of birth: lets the browser autofill the three parts. */
  birthday?: boolean;
}

const fields = [
  { part: 'day', label: 'Jour', autoComplete: 'bday-day', width: 'w-20' },
  { part: 'month', label: 'Mois', autoComplete: 'bday-month', width: 'w-20' },
  { part: 'year', label: 'Année', autoComplete: 'bday-year', width: 'w-28' },
] as const;

/** A date known by heart, typed in three parts. Controlled: `<DateField {...field} />`. */
export function DateField({
  value,
  onChange,
  name,
  onBlur,
  disabled,
  ref,
  birthday = false,
  ...fieldset
}: DateFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(() => partsOfDate(value));

  // The input stays as typed, unless the form has changed its value meanwhile (loaded, reset).
  const parts = value === dateFromParts(typed) ? typed : partsOfDate(value);

  function change(part: keyof typeof parts, text: string) {
    const next = typeInto(parts, part, text);
    setTyped(next.parts);
    onChange(dateFromParts(next.parts));
    if (next.last !== part) document.getElementById(`${id}-${next.last}`)?.focus();
  }
  return (
    <Fieldset {...fieldset}>
      {({ errorId, invalid }) => (
        <div className="flex flex-wrap gap-3">
          {fields.map(({ part, label, autoComplete, width }) => (
            <div key={part} className="grid gap-1">
              <label htmlFor={`${id}-${part}`} className="text-sm text-encre-2">
                {label}
              </label>
              <input
                id={`${id}-${part}`}
                ref={part === 'day' ? ref : undefined}
                type="text"
                inputMode="numeric"
                name={name ? `${name}-${part}` : undefined}
                autoComplete={birthday ? autoComplete : 'off'}
                value={parts[part]}
                disabled={disabled}
                aria-invalid={invalid}
                aria-describedby={invalid && errorId}
                onChange={(event) => change(part, event.target.value)}
                onBlur={onBlur}
                className={`input-frame ${width} text-center tabular-nums`}
              />
            </div>
          ))}
        </div>
      )}
    </Fieldset>
  );
}
