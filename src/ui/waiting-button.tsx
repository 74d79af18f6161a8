import { type MouseEvent, useId, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { classNames } from './class-names.ts';

interface WaitingButtonProps extends Omit<ButtonProps, 'aria-disabled' | 'disabled'> {
  /** What is missing, in a sentence; null once the button may submit. */
  missing: string | null;
  /** Selector of the first missing field, within the button's form or dialog. */
  field?: string;
  /** Replaces `field`, when the form itself finds what is missing. */
  onAsked?: () => void;
  /** Shows the sentence before a press. */
  upfront?: boolean;
}

/** A button that waits for an answer stays focusable: pressed, it says what is missing and focuses it. */
export function WaitingButton({
  missing,
  field,
  onAsked,
  upfront = false,
  className,
  onClick,
  ...rest
}: WaitingButtonProps) {
  const id = useId();
  const [asked, setAsked] = useState(false);
  if (asked && missing === null) setAsked(false);
  const said = missing !== null && (upfront || asked);

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (missing === null) return onClick?.(event);
    event.preventDefault();
    setAsked(true);
    onAsked?.();
    const { form, parentElement } = event.currentTarget;
    const around = form ?? event.currentTarget.closest('[role=dialog]') ?? parentElement;
    if (field) around?.querySelector<HTMLElement>(field)?.focus();
  }

  return (
    <>
      <Button
        {...rest}
        className={classNames(className, missing !== null && !rest.pending && waiting)}
        aria-disabled={missing !== null}
        aria-describedby={said ? id : undefined}
        onClick={handleClick}
      />
      {said ? (
        <p id={id} role={asked ? 'alert' : undefined} className="basis-full text-sm text-encre-2">
          {missing}
        </p>
      ) : null}
    </>
  );
}

const waiting = 'border-bord! bg-lin! text-encre-2!';
