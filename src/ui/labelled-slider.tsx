import { useId } from 'react';
import { Hint } from './field.tsx';
import { Range, type RangeProps } from './slider.tsx';

interface LabelledSliderProps extends Pick<RangeProps, 'min' | 'max' | 'step' | 'onChange'> {
  label: string;
  hint?: string;
  value: number;
  valueText: (value: number) => string;
}

/** A slider with its value in large, opposite the label. */
export function LabelledSlider({ label, hint, ...range }: LabelledSliderProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {/* Hidden: the control announces its value itself. */}
        <span
          aria-hidden="true"
          className="shrink-0 font-title text-xl font-semibold text-prune tabular-nums"
        >
          {range.valueText(range.value)}
        </span>
      </div>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      <Range {...range} id={id} aria-describedby={hint && hintId} />
    </div>
  );
}
