import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';
import { classNames } from './class-names.ts';

export interface LinkProps extends ComponentProps<'a'> {
  /** Path of this site, with its query and its anchor. */
  to: string;
  /** What a page with a router remembers beside the address. */
  state?: unknown;
  /** The page that is left cannot be come back to. */
  replace?: boolean;
  /** The page stays where it was scrolled. */
  preventScrollReset?: boolean;
}

/** A page without a router: the browser goes there, which is what every link does before scripts are there. */
function DocumentLink({ to, state, replace, preventScrollReset, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}

/** How links lead on: `app/root` gives those of its router. */
export const LinkContext = createContext<ComponentType<LinkProps>>(DocumentLink);

/** To another page of this site. */
export function Link(props: LinkProps) {
  const Way = useContext(LinkContext);
  return <Way {...props} />;
}

interface TextLinkProps extends LinkProps {
  /** In menus and lists, where the place already says that it is a link. */
  bare?: boolean;
}

const look =
  'rounded-sm font-medium text-prune decoration-1 underline-offset-4 transition-colors hover:text-prune-hover hover:underline hover:decoration-2';

export function TextLink({ bare = false, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classNames(look, !bare && 'underline', className)} />;
}

/** To a part of the same page: the browser's own way also moves the place from which Tab goes on. */
export function AnchorLink({ className, ...rest }: ComponentProps<'a'> & { href: `#${string}` }) {
  return <a {...rest} className={classNames(look, 'underline', className)} />;
}
