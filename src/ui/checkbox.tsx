import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import { Check } from './light-icons.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
  hint?: ReactNode;
  error?: string;
}

/** Spread `register('name')` on it. */
export function Checkbox({ children, hint, error, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const describedBy = classNames(error && `${boxId}-error`, hint ? `${boxId}-hint` : null) || undefined;
  return (
    <div className={classNames('grid gap-1', className)}>
      <div className="grid grid-cols-[auto_1fr] gap-x-2">
        <span className="relative -ml-2 inline-grid size-11 place-items-center">
          <input
            {...rest}
            type="checkbox"
            id={boxId}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            className="peer size-7 appearance-none rounded-lg border-[1.5px] border-bord bg-carte transition-colors checked:border-prune checked:bg-prune hover:border-prune disabled:bg-lin aria-invalid:border-danger forced-colors:appearance-auto"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute hidden size-5 text-reserve peer-checked:block forced-colors:hidden!"
          />
        </span>
        <label htmlFor={boxId} className="self-center py-2">
          {children}
        </label>
        {hint ? (
          <p id={`${boxId}-hint`} className="col-start-2 -mt-1 text-sm text-encre-2">
            {hint}
          </p>
        ) : null}
      </div>
      {error ? <FieldError id={`${boxId}-error`}>{error}</FieldError> : null}
    </div>
  );
}
