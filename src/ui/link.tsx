import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

interface TextLinkProps extends ComponentProps<typeof Link> {
  /** In menus and lists, where the place already says that it is a link. */
  bare?: boolean;
}

const look =
  'rounded-sm font-medium text-prune decoration-1 underline-offset-4 transition-colors hover:text-prune-hover hover:underline hover:decoration-2';

export function TextLink({ bare = false, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classNames(look, !bare && 'underline', className)} />;
}

/**
 * To a part of the same page: the browser's own way also moves the place from which Tab goes on. The router would write
 * the address under which the page was built, which ends with a slash: another one, to be loaded anew.
 */
export function AnchorLink({ className, ...rest }: ComponentProps<'a'> & { href: `#${string}` }) {
  return <a {...rest} className={classNames(look, 'underline', className)} />;
}
