import { useMedia, WIDE } from '#browser/use-media.ts';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import { Bar, VisitorBar } from './bar.tsx';
import { isHere, NAVIGATION_LINKS } from './navigation-links.ts';
import { TabBar } from './tab-bar.tsx';
import { UnreadCount } from './unread-count.tsx';

interface NavigationBarProps {
  member: { unreadCount: number } | null;
  current?: string;
}

export function NavigationBar({ member, current }: NavigationBarProps) {
  return member ? <MemberBar unread={member.unreadCount} current={current} /> : <VisitorBar />;
}

interface MemberBarProps {
  unread: number;
  current?: string | undefined;
  /** Plain HTML that no React takes over: it holds what any width shows. */
  still?: boolean;
}

/** The navigation of a member: a row of links at the top; below 64rem tabs at the foot of the window (D39). */
export function MemberBar({ unread, current, still = false }: MemberBarProps) {
  const wide = useMedia(WIDE);
  return (
    <>
      <Bar ofMember>{wide || still ? <LinksInARow unread={unread} current={current} /> : null}</Bar>
      {wide && !still ? null : <TabBar unread={unread} current={current} still={still} />}
    </>
  );
}

function LinksInARow({ unread, current }: MemberBarProps) {
  return (
    <nav aria-label="Principale" className="max-lg:hidden">
      <ul className="flex gap-0.5">
        {NAVIGATION_LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isHere(to, current) ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-1.5 rounded-full px-2.5 text-sm font-medium whitespace-nowrap transition-colors afloat:px-3.5 afloat:text-base',
                isHere(to, current) ? 'bg-rosee text-prune' : 'hover:bg-lin',
              )}
            >
              {label}
              {to === '/chat' ? <UnreadCount unread={unread} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
