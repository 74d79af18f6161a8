import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '#web/class-names.ts';

interface TextLinkProps extends ComponentProps<typeof Link> {
  /** In menus and lists, where the place already says that it is a link. */
  bare?: boolean;
}

export function TextLink({ bare = false, className, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'rounded-sm font-medium text-prune decoration-1 underline-offset-4 transition-colors hover:text-prune-hover hover:underline hover:decoration-2',
        !bare && 'underline',
        className,
      )}
    />
  );
}
