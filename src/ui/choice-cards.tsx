import type { LucideIcon } from 'lucide-react';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Fieldset, type FieldsetText } from './fieldset.tsx';
import { Check } from './light-icons.tsx';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  icon?: LucideIcon;
}

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'className'>;

interface ChoiceCardsProps<Value extends string> extends InputProps, FieldsetText {
  name: string;
  choices: readonly Choice<Value>[];
  /** Omit it with `register('name')`: the form then holds the value. `null`: no choice yet. */
  value?: Value | null;
  onValueChange?: (value: Value) => void;
  columns?: 1 | 2 | 3;
}

const layouts = {
  1: 'grid-cols-1',
  2: 'grid-cols-1 sm:grid-cols-2',
  3: 'grid-cols-1 sm:grid-cols-2 lg:grid-cols-3',
};

/** A single choice as large cards. Native radios: arrows move, Tab enters and leaves. */
export function ChoiceCards<Value extends string>({
  legend,
  hint,
  error,
  optional,
  className,
  choices,
  value,
  onValueChange,
  onChange,
  columns = 1,
  ...input
}: ChoiceCardsProps<Value>) {
  return (
    <Fieldset
      role="radiogroup"
      legend={legend}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
    >
      {({ errorId, invalid }) => (
        <div className={classNames('grid gap-3', layouts[columns])}>
          {choices.map((choice) => (
            <label
              key={choice.value}
              className={classNames(cardStyle, invalid ? 'border-danger' : 'border-bord')}
            >
              <input
                {...input}
                type="radio"
                value={choice.value}
                checked={value === undefined ? undefined : value === choice.value}
                aria-describedby={invalid && errorId}
                onChange={(event: ChangeEvent<HTMLInputElement>) => {
                  onValueChange?.(choice.value);
                  return onChange?.(event);
                }}
                className="sr-only"
              />
              <ChoiceFace choice={choice} />
            </label>
          ))}
        </div>
      )}
    </Fieldset>
  );
}

const cardStyle = classNames(
  'group relative flex min-h-16 items-center gap-4 rounded-[20px] border-[1.5px] bg-carte px-4 py-3.5 transition-colors',
  'hover:border-prune hover:bg-papier has-checked:border-prune has-checked:bg-rosee has-disabled:opacity-60',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-prune',
);

function ChoiceFace({ choice }: { choice: Choice<string> }) {
  const Icon = choice.icon;
  return (
    <>
      {Icon ? (
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lavande text-prune transition-colors group-has-checked:bg-carte">
          <Icon aria-hidden="true" className="size-5" />
        </span>
      ) : null}
      <span className="grid flex-1 gap-0.5">
        <span className="leading-snug font-semibold">{choice.label}</span>
        {choice.description ? (
          <span className="text-sm text-balance text-encre-2">{choice.description}</span>
        ) : null}
      </span>
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-bord bg-carte transition-colors group-has-checked:border-prune group-has-checked:bg-prune"
      >
        <Check strokeWidth={3} className="hidden size-4 text-reserve group-has-checked:block" />
      </span>
    </>
  );
}
