import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from '#web/class-names.ts';
import { Field, type FieldText } from './field.tsx';

interface TextAreaProps extends ComponentProps<'textarea'>, FieldText {
  /** With a limit, the remaining characters are shown. */
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
  const [length, setLength] = useState(lengthOf(rest.value ?? rest.defaultValue));

  // A form library writes into the element without telling React: count what is really there.
  useEffect(() => {
    if (element.current) setLength(element.current.value.length);
  });

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setLength(event.target.value.length);
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
          maxLength={maxLength}
          onChange={handleChange}
          className="input-frame min-h-32 resize-y"
        />
      )}
    </Field>
  );
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.length : 0;
}

function Remaining({ id, left }: { id: string; left: number }) {
  return (
    <p
      id={id}
      className={classNames(
        'shrink-0 text-sm tabular-nums',
        left <= 20 ? 'font-semibold text-encre' : 'text-encre-2',
      )}
    >
      {left} {left > 1 ? 'caractères restants' : 'caractère restant'}
    </p>
  );
}
