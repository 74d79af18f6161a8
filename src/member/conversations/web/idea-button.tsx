import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';

/** A suggestion that fills the composer. */
export function IdeaButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(
        'flex min-h-12 w-full items-center gap-3 rounded-[20px] border border-sauge bg-carte px-4 py-2.5 text-left leading-snug transition-colors hover:bg-sauge-100 focus-visible:-outline-offset-3',
        className,
      )}
    />
  );
}
