import { type CSSProperties, type KeyboardEvent, useId } from 'react';

declare module 'react' {
  interface CSSProperties {
    '--filled'?: string;
  }
}

export interface RangeProps {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  name?: string;
  min: number;
  max: number;
  step?: number;
  /** `null`: no answer yet. The thumb rests at the minimum, which does not count as an answer. */
  value: number | null;
  onChange: (value: number) => void;
  /** For screen readers, such as « 50 km »; by default « 5 sur 10 ». */
  valueText?: (value: number) => string;
  ends?: readonly [string, string];
}

/** Keys that confirm the displayed value: the browser fires no change event for them. */
const confirmingKeys = ['Enter', ' ', 'Home', 'ArrowLeft', 'ArrowDown', 'PageDown'];

/** The control alone: the caller renders the label. */
export function Range({ min, max, step = 1, value, onChange, valueText, ends, ...control }: RangeProps) {
  const endsId = useId();
  const shown = value ?? min;
  // Unset in the static build: a page must not contain a style attribute, but scripts may set one.
  const filled: CSSProperties | undefined =
    value === null ? undefined : { '--filled': `${((shown - min) / (max - min)) * 100}%` };
  const text = value === null ? 'non répondu' : (valueText?.(value) ?? `${value} sur ${max}`);

  function confirm(event: KeyboardEvent<HTMLInputElement>) {
    if (value === null && confirmingKeys.includes(event.key)) onChange(min);
  }
  return (
    <div className="grid">
      <input
        {...control}
        type="range"
        min={min}
        max={max}
        step={step}
        value={shown}
        aria-valuetext={text}
        aria-describedby={
          [control['aria-describedby'], ends && endsId].filter(Boolean).join(' ') || undefined
        }
        data-unanswered={value === null}
        style={filled}
        className="range-track"
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onKeyDown={confirm}
        onPointerUp={(event) => {
          if (value === null) onChange(event.currentTarget.valueAsNumber);
        }}
      />
      {ends ? (
        <p id={endsId} className="flex justify-between gap-4 text-sm text-encre-2">
          <span>{ends[0]}</span>
          <span className="sr-only">, </span>
          <span className="text-right">{ends[1]}</span>
        </p>
      ) : null}
    </div>
  );
}
