import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.tsx';
import { ChevronDown } from './light-icons.tsx';

interface SelectFieldProps extends ComponentProps<'select'>, FieldText {
  placeholder: string;
  /** Choices with the same `group` are listed under its name. */
  choices: readonly SelectChoice[];
}

interface SelectChoice {
  value: string;
  label: string;
  group?: string;
}

/** A single choice from a short list, with the native menu. Spread `register('name')` on it. */
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
            {inGroups(choices).map(({ group, choices: together }) =>
              group === undefined ? (
                <Options key="" choices={together} />
              ) : (
                <optgroup key={group} label={group}>
                  <Options choices={together} />
                </optgroup>
              ),
            )}
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

function Options({ choices }: { choices: readonly SelectChoice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

function inGroups(
  choices: readonly SelectChoice[],
): { group: string | undefined; choices: SelectChoice[] }[] {
  const names = [...new Set(choices.map(({ group }) => group))];
  return names.map((group) => ({ group, choices: choices.filter((choice) => choice.group === group) }));
}
