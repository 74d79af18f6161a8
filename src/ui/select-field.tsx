import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.tsx';
import { ChevronDown } from './light-icons.tsx';

interface SelectFieldProps extends ComponentProps<'select'>, FieldText {
  /** Shown while nothing is chosen. */
  placeholder: string;
  choices: readonly { value: string; label: string }[];
}

/** One answer among a short list, with the browser's own menu. Spread `register('name')` on it. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  placeholder,
  choices,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <div className="relative">
          <select {...rest} {...control} className="input-frame appearance-none !pr-12">
            <option value="">{placeholder}</option>
            {choices.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-prune"
          />
        </div>
      )}
    </Field>
  );
}
