import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';
import { classNames } from './class-names.ts';

export interface LinkProps extends ComponentProps<'a'> {
  to: string;
  /** State of the history entry, for pages with a router. */
  state?: unknown;
  replace?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

/** For pages without a router: a plain link, as every link is before hydration. */
function DocumentLink({ to, state, replace, preventScrollReset, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}

/** The link component; `app/root` provides the router's. */
export const LinkContext = createContext<ComponentType<LinkProps>>(DocumentLink);

export function Link(props: LinkProps) {
  const Way = useContext(LinkContext);
  return <Way {...props} />;
}

interface TextLinkProps extends LinkProps {
  /** In menus and lists, where the context already shows that it is a link. */
  bare?: boolean;
}

const look =
  'rounded-sm font-medium text-prune decoration-1 underline-offset-4 transition-colors hover:text-prune-hover hover:underline hover:decoration-2';

export function TextLink({ bare = false, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classNames(look, !bare && 'underline', className)} />;
}

/** A link to an anchor in the page: native, because it also moves the starting point of Tab. */
export function AnchorLink({ className, ...rest }: ComponentProps<'a'> & { href: `#${string}` }) {
  return <a {...rest} className={classNames(look, 'underline', className)} />;
}
