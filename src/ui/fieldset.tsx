import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, Hint, OptionalMark } from './field.tsx';

export interface FieldsetText {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  className?: string;
}

interface FieldsetProps extends FieldsetText {
  role?: 'radiogroup';
  /** Opposite the hint, such as « 2 choix restants ». Announced when it changes. */
  counter?: ReactNode;
  children: (group: { errorId: string; invalid: true | undefined }) => ReactNode;
}

/** Several controls that answer one question. */
export function Fieldset({
  legend,
  hint,
  error,
  optional,
  className,
  role,
  counter,
  children,
}: FieldsetProps) {
  const id = useId();
  const ids = { hint: `${id}-hint`, error: `${id}-error` };
  const describedBy = classNames(error && ids.error, hint ? ids.hint : null) || undefined;
  return (
    <fieldset role={role} aria-describedby={describedBy} className={classNames('min-w-0', className)}>
      <legend className="mb-2 font-semibold">
        {legend}
        {optional ? <OptionalMark /> : null}
      </legend>
      <div className="grid gap-3">
        {hint || counter ? (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            {hint ? <Hint id={ids.hint}>{hint}</Hint> : <span />}
            {counter ? (
              <p role="status" className="text-sm font-semibold text-sauge">
                {counter}
              </p>
            ) : null}
          </div>
        ) : null}
        {children({ errorId: ids.error, invalid: error ? true : undefined })}
        {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      </div>
    </fieldset>
  );
}
