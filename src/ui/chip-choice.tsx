import { Check, Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Fieldset, type FieldsetText } from './fieldset.tsx';

export interface Chip<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface ChipChoiceProps<Value extends string> extends FieldsetText {
  chips: readonly Chip<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** At this number the other chips are disabled; say so in `hint`. */
  max?: number;
  counter?: ReactNode;
  name?: string;
  onBlur?: () => void;
  /** Ref to the first chip, so that a form can focus its first error. */
  ref?: Ref<HTMLInputElement>;
}

/** Multiple choice. Controlled: `<ChipChoice {...field} />` inside a form's `Controller`. */
export function ChipChoice<Value extends string>({
  chips,
  value,
  onChange,
  max = Number.POSITIVE_INFINITY,
  name,
  onBlur,
  ref,
  ...fieldset
}: ChipChoiceProps<Value>) {
  const full = value.length >= max;

  function toggle(changed: Value, chosen: boolean) {
    const next = chips.map((chip) => chip.value);
    onChange(next.filter((one) => (one === changed ? chosen : value.includes(one))));
  }
  return (
    <Fieldset {...fieldset}>
      {({ errorId, invalid }) => (
        <div className="flex flex-wrap gap-2.5">
          {chips.map((chip, index) => {
            const chosen = value.includes(chip.value);
            // Both icons have the same size, so that choosing does not shift the layout.
            const Mark = chosen ? Check : Plus;
            return (
              <label key={chip.value} className={chipStyle}>
                <input
                  ref={index === 0 ? ref : undefined}
                  type="checkbox"
                  name={name}
                  value={chip.value}
                  checked={chosen}
                  disabled={full && !chosen}
                  aria-describedby={invalid && errorId}
                  onBlur={onBlur}
                  onChange={(event) => toggle(chip.value, event.target.checked)}
                  className="sr-only"
                />
                <Mark aria-hidden="true" strokeWidth={2.5} className="size-4 shrink-0" />
                {chip.label}
              </label>
            );
          })}
        </div>
      )}
    </Fieldset>
  );
}

export const chipStyle = classNames(
  'relative inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-bord bg-carte px-4 py-1.5 leading-tight font-medium transition-colors',
  'hover:border-prune hover:bg-papier has-checked:border-prune has-checked:bg-prune has-checked:text-reserve',
  'has-disabled:cursor-not-allowed has-disabled:bg-lin has-disabled:text-encre-2',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-prune',
);
