import { useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, Hint } from './field.tsx';
import { Range, type SliderProps } from './slider.tsx';

/** A slider with its value in large, opposite the label. */
export function LabelledSlider({ label, hint, error, id, className, ...rest }: SliderProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const ids = { hint: `${controlId}-hint`, error: `${controlId}-error` };
  const { value, max, valueText } = rest;
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={controlId} className="font-semibold">
          {label}
        </label>
        {/* Hidden: the control announces its value itself. */}
        <span
          aria-hidden="true"
          className={classNames(
            'shrink-0',
            value === null
              ? 'text-sm text-encre-2'
              : 'font-title text-xl font-semibold text-prune tabular-nums',
          )}
        >
          {value === null ? 'Non répondu' : (valueText?.(value) ?? `${value} sur ${max}`)}
        </span>
      </div>
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      <Range
        {...rest}
        control={{
          id: controlId,
          'aria-describedby': classNames(error && ids.error, hint ? ids.hint : null) || undefined,
          'aria-invalid': error ? true : undefined,
        }}
      />
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
    </div>
  );
}
