import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { keepWords } from './keep-words.tsx';
import { CircleAlert } from './light-icons.tsx';

export interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Shows « facultatif » beside the label: most of our fields are required, so the exceptions are named. */
  optional?: boolean;
}

/** Attributes that link a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

interface FieldProps extends FieldText {
  id?: string;
  /** Opposite the hint, such as the remaining characters. Use the given id, so that it is read with the field. */
  counter?: (id: string) => ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, hint, error, optional, id, counter, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const ids = { hint: `${controlId}-hint`, error: `${controlId}-error`, counter: `${controlId}-counter` };
  const describedBy = classNames(error && ids.error, hint ? ids.hint : null, counter && ids.counter);
  return (
    <div className={classNames('grid content-start gap-2', className)}>
      <label htmlFor={controlId} className="justify-self-start font-semibold">
        {keepWords(label)}
        {optional ? <OptionalMark /> : null}
      </label>
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error || counter ? (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          {error ? <FieldError id={ids.error}>{error}</FieldError> : <span />}
          {counter?.(ids.counter)}
        </div>
      ) : null}
    </div>
  );
}

export function OptionalMark() {
  return <span className="ml-1 text-sm font-normal text-encre-2"> (facultatif)</span>;
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="-mt-1 text-sm text-encre-2">
      {keepWords(children)}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-2 text-sm font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>{keepWords(children)}</span>
    </p>
  );
}
