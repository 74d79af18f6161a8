import { Menu, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useMedia } from '#browser/use-media.ts';
import { unreadSentence } from '#lib/unread-sentence.ts';
import { CountBadge } from '../badge.tsx';
import { buttonStyle } from '../button-style.ts';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import { Bar, VisitorBar } from './bar.tsx';
import { NAVIGATION_LINKS } from './navigation-links.ts';

const WIDE = '(min-width: 64rem)';

interface NavigationBarProps {
  member: { unreadCount: number } | null;
  current?: string;
}

export function NavigationBar({ member, current }: NavigationBarProps) {
  return member ? <MemberBar unread={member.unreadCount} current={current} /> : <VisitorBar />;
}

/** The navigation of a member: a row of links, or a menu on narrow screens. */
export function MemberBar({ unread, current }: { unread: number; current?: string }) {
  const wide = useMedia(WIDE);
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLElement>(null);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open || wide) return;
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    <Bar sticky>
      <nav aria-label="Principale" onKeyDown={closeOnEscape}>
        <details
          open={wide || open}
          onToggle={(event) => (wide ? undefined : setOpen(event.currentTarget.open))}
          className="group"
        >
          <summary
            ref={toggle}
            className={classNames(
              buttonStyle({ variant: 'secondary', size: 'small' }),
              'list-none max-[383px]:px-3 lg:hidden [&::-webkit-details-marker]:hidden',
            )}
          >
            <Menu aria-hidden="true" className="group-open:hidden max-[383px]:hidden" />
            <X aria-hidden="true" className="hidden group-open:block" />
            Menu
            {unread > 0 ? (
              <CountBadge
                className="group-open:hidden"
                count={unread}
                label={`, ${unreadSentence(unread)}`}
              />
            ) : null}
          </summary>
          <ul className="absolute inset-x-0 top-full grid max-h-[calc(100dvh-4.5rem)] gap-1 overflow-y-auto border-b border-filet bg-papier px-4 py-3 lg:static lg:flex lg:max-h-none lg:gap-0.5 lg:overflow-visible lg:border-0 lg:p-0">
            {NAVIGATION_LINKS.map((link) => (
              <li key={link.to}>
                <NavigationLink
                  {...link}
                  here={current === link.to || Boolean(current?.startsWith(`${link.to}/`))}
                  unread={link.to === '/chat' ? unread : 0}
                  onClick={() => setOpen(false)}
                />
              </li>
            ))}
          </ul>
        </details>
      </nav>
    </Bar>
  );
}

type NavigationLinkProps = (typeof NAVIGATION_LINKS)[number] & {
  here: boolean;
  unread: number;
  onClick: () => void;
};

function NavigationLink({ to, label, icon: Icon, here, unread, onClick }: NavigationLinkProps) {
  return (
    <Link
      to={to}
      onClick={onClick}
      aria-current={here ? 'page' : undefined}
      className={classNames(
        'flex min-h-12 items-center gap-3 rounded-full px-4 font-medium whitespace-nowrap transition-colors',
        'lg:min-h-11 lg:gap-1.5 lg:px-2.5 lg:text-sm afloat:px-3.5 afloat:text-base',
        here ? 'bg-rosee text-prune' : 'text-encre hover:bg-lin',
      )}
    >
      <Icon aria-hidden="true" className="size-5 text-prune lg:hidden" />
      {label}
      {unread > 0 ? <CountBadge count={unread} label={`, ${unreadSentence(unread)}`} /> : null}
    </Link>
  );
}
