import { Menu, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import type { SignedInMember } from '#browser/session/contract.ts';
import { unreadSentence } from '#lib/unread-sentence.ts';
import { CountBadge } from '../badge.tsx';
import { buttonStyle } from '../button-style.ts';
import { classNames } from '../class-names.ts';
import { Bar, VisitorBar } from './bar.tsx';
import { NAVIGATION_LINKS } from './navigation-links.ts';

export function NavigationBar({ member }: { member: SignedInMember | null }) {
  return member ? <MemberBar unread={member.unreadCount} /> : <VisitorBar />;
}

function MemberBar({ unread }: { unread: number }) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    <Bar sticky>
      <nav aria-label="Principale" onKeyDown={closeOnEscape}>
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          className={classNames(buttonStyle({ variant: 'secondary', size: 'small' }), 'lg:hidden')}
          onClick={() => setOpen(!open)}
        >
          {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          Menu
          {unread > 0 && !open ? <CountBadge count={unread} label={`, ${unreadSentence(unread)}`} /> : null}
        </button>
        <ul
          id={listId}
          className={classNames(
            'absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-b border-filet bg-papier px-4 py-3',
            'lg:static lg:flex lg:max-h-none lg:gap-0.5 lg:overflow-visible lg:border-0 lg:p-0',
            open ? 'grid gap-1' : 'hidden',
          )}
        >
          {NAVIGATION_LINKS.map((link) => (
            <li key={link.to}>
              <NavigationLink
                {...link}
                unread={link.to === '/chat' ? unread : 0}
                onClick={() => setOpen(false)}
              />
            </li>
          ))}
        </ul>
      </nav>
    </Bar>
  );
}

type NavigationLinkProps = (typeof NAVIGATION_LINKS)[number] & { unread: number; onClick: () => void };

function NavigationLink({ to, label, icon: Icon, unread, onClick }: NavigationLinkProps) {
  return (
    <NavLink
      to={to}
      onClick={onClick}
      className={({ isActive }) =>
        classNames(
          'flex min-h-12 items-center gap-3 rounded-full px-4 font-medium whitespace-nowrap transition-colors',
          'lg:min-h-11 lg:gap-1.5 lg:px-2.5 lg:text-sm xl:px-3.5 xl:text-base',
          isActive ? 'bg-rosee text-prune' : 'text-encre hover:bg-lin',
        )
      }
    >
      <Icon aria-hidden="true" className="size-5 text-prune lg:hidden" />
      {label}
      {unread > 0 ? <CountBadge count={unread} label={`, ${unreadSentence(unread)}`} /> : null}
    </NavLink>
  );
}
