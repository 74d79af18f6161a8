import { type Ref, useId, useState } from 'react';
import { Fieldset, type FieldsetText } from './fieldset.tsx';

interface DateFieldProps extends FieldsetText {
  /** `YYYY-MM-DD`, or '' while incomplete. The page rejects a day that does not exist. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

const fields = [
  { part: 'day', label: 'Jour', autoComplete: 'bday-day', width: 'w-20' },
  { part: 'month', label: 'Mois', autoComplete: 'bday-month', width: 'w-20' },
  { part: 'year', label: 'Année', autoComplete: 'bday-year', width: 'w-28' },
] as const;

/** A date of birth, typed in three parts, which the browser may autofill. Controlled: `<DateField {...field} />`. */
export function DateField({ value, onChange, name, onBlur, ref, ...fieldset }: DateFieldProps) {
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
                autoComplete={autoComplete}
                value={parts[part]}
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

interface DateParts {
  day: string;
  month: string;
  year: string;
}

const noDate: DateParts = { day: '', month: '', year: '' };

/** Splits `1988-03-27` into its three parts without leading zeros; any other value gives three empty parts. */
export function partsOfDate(value: string): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? [];
  if (!year || !month || !day) return noDate;
  return { day: String(Number(day)), month: String(Number(month)), year };
}

/** Returns the ISO date of three typed parts, or '' while one is missing or the year has fewer than four digits. */
export function dateFromParts({ day, month, year }: DateParts): string {
  if (day === '' || month === '' || year.length < 4) return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const LENGTHS = { day: 2, month: 2, year: 4 } as const;
const ORDER = ['day', 'month', 'year'] as const;

/**
 * Handles typed or pasted text in a part. A whole date, such as 14031988 or 14/3/1988, flows into the following parts
 * while they are empty.
 * @returns the parts, and the one that got the last digit
 */
export function typeInto(
  parts: DateParts,
  part: keyof DateParts,
  text: string,
): { parts: DateParts; last: keyof DateParts } {
  const following = ORDER.slice(ORDER.indexOf(part) + 1);
  const goesOn = following.every((one) => parts[one] === '');
  const typed = { ...parts };
  let rest = text;
  let last = part;
  for (const one of goesOn ? [part, ...following] : [part]) {
    const digits = /\d+/.exec(rest);
    if (!digits && one !== part) break;
    typed[one] = digits?.[0].slice(0, LENGTHS[one]) ?? '';
    rest = digits ? rest.slice(digits.index + typed[one].length) : '';
    last = one;
  }
  return { parts: typed, last };
}
