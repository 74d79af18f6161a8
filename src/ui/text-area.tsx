import { type ChangeEvent, type ComponentProps, useReducer, useRef, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldText } from './field.tsx';

interface TextAreaProps extends ComponentProps<'textarea'>, FieldText {
  /** Shows the remaining characters. Longer input is allowed, so that pasted text is not cut silently. */
  maxLength?: number;
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  className,
  maxLength,
  onChange,
  ref,
  ...rest
}: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  const [, countAgain] = useReducer((turn: number) => turn + 1, 0);
  // A form library sets the value without React: each render counts the element's actual value.
  const length = useSyncExternalStore(
    neverChanges,
    () => lengthOf(element.current?.value ?? rest.value ?? rest.defaultValue),
    () => lengthOf(rest.value ?? rest.defaultValue),
  );

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    countAgain();
    return onChange?.(event);
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      id={id}
      className={className}
      counter={
        maxLength === undefined
          ? undefined
          : (counterId) => <Remaining id={counterId} left={maxLength - length} />
      }
    >
      {(control) => (
        <textarea
          rows={5}
          {...rest}
          {...control}
          ref={(node) => {
            element.current = node;
            if (typeof ref === 'function') ref(node);
            else if (ref) ref.current = node;
          }}
          onChange={handleChange}
          className="input-frame min-h-32 resize-y"
        />
      )}
    </Field>
  );
}

const neverChanges = () => () => undefined;

/** In code points, like the contracts: an emoji counts as one. */
function lengthOf(value: unknown): number {
  return typeof value === 'string' ? Array.from(value).length : 0;
}

function Remaining({ id, left }: { id: string; left: number }) {
  return (
    <p
      id={id}
      className={classNames(
        'ml-auto text-right text-sm tabular-nums',
        left < 0 ? 'font-semibold text-danger' : left <= 20 ? 'font-semibold text-encre' : 'text-encre-2',
      )}
    >
      {remainder(left)}
    </p>
  );
}

function remainder(left: number): string {
  const characters = Math.abs(left) > 1 ? 'caractères' : 'caractère';
  const count = Math.abs(left).toLocaleString('fr-FR');
  if (left < 0) return `${count} ${characters} en trop`;
  return `${count} ${characters} ${left > 1 ? 'restants' : 'restant'}`;
}
