import { Link } from 'react-router';
import { isAppPath } from '#lib/paths.ts';
import type { LinkProps } from '#ui/link.tsx';

/** Within the application the router leads on; the public pages are documents of their own. */
export function RouterLink({ to, ...rest }: LinkProps) {
  const path = to.replace(/[?#].*$/, '');
  return <Link {...rest} to={to} reloadDocument={path !== '' && !isAppPath(path)} />;
}
