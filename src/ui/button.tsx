import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** While true, the button keeps the focus, but ignores presses. */
  pending?: boolean;
  pendingLabel?: string;
}

export function Button({
  variant,
  size,
  block,
  pending = false,
  pendingLabel,
  className,
  onClick,
  children,
  type = 'button',
  'aria-disabled': notYet = false,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonStyle({ variant, size, block }), className)}
      aria-disabled={pending || notYet || undefined}
      aria-busy={pending || undefined}
      onClick={handleClick}
    >
      {pending ? <Spinner /> : null}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(buttonStyle({ variant, size, block }), className)} />;
}
