import { Menu, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useBackCloses } from '#browser/use-back-closes.ts';
import { useMedia, WIDE } from '#browser/use-media.ts';
import { unreadSentence } from '#lib/french-words.ts';
import { CountBadge } from '../badge.tsx';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import { Bar, VisitorBar } from './bar.tsx';
import { isHere, NAVIGATION_LINKS, TABS } from './navigation-links.ts';

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
  /** Static HTML without hydration: contains the markup for every width. */
  still?: boolean;
}

/** A member's navigation: a row of links at the top; below 64rem a tab bar at the bottom (D39). */
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

const TAB =
  'relative flex h-full w-full min-w-0 cursor-pointer flex-col items-center justify-center gap-0.5 px-0.5 text-center text-[min(0.6875rem,3.75cqw)] leading-tight font-semibold transition-colors short:flex-row short:gap-1.5';
/** In a short and narrow window only the icons fit; screen readers still get the names. */
const TAB_NAME = 'max-w-full short:@max-[30rem]:sr-only';
const TAB_COUNT =
  'absolute top-[4px] left-[calc(50%+4px)] h-[20px]! min-w-[20px]! px-[4px]! text-[12px]! short:static';

interface PlacesProps {
  unread: number;
  current: string | undefined;
}

interface TabBarProps extends PlacesProps {
  /** Static HTML: the list of the menu exists before it opens. */
  still: boolean;
}

/**
 * Below 64rem: four tabs and a menu of all seven pages, at the bottom (D39). Its height is in `--tabs-height` while
 * visible: `ui/app.css` hides it while an on-screen keyboard is open.
 */
function TabBar({ unread, current, still }: TabBarProps) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLElement>(null);
  useBackCloses(open, () => setOpen(false));

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    <nav
      data-tabs
      aria-label="Principale"
      onKeyDown={closeOnEscape}
      className="@container fixed inset-x-0 bottom-0 z-45 h-(--tabs-height) border-t border-filet bg-papier pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto grid h-full max-w-2xl grid-cols-5">
        {TABS.map(({ to, label, icon: Icon }) => (
          <li key={to} className="min-w-0">
            <Link
              to={to}
              onClick={() => setOpen(false)}
              aria-current={isHere(to, current) ? 'page' : undefined}
              className={classNames(TAB, isHere(to, current) ? 'text-prune' : 'text-encre-2')}
            >
              <TabIcon here={isHere(to, current)}>
                <Icon aria-hidden="true" className="size-[22px]" />
              </TabIcon>
              <span className={TAB_NAME}>{label}</span>
              {to === '/chat' ? <UnreadCount unread={unread} className={TAB_COUNT} /> : null}
            </Link>
          </li>
        ))}
        <li className="min-w-0">
          <details
            open={open}
            onToggle={(event) => setOpen(event.currentTarget.open)}
            className="group h-full"
          >
            <summary
              ref={toggle}
              className={classNames(TAB, 'list-none text-encre-2 [&::-webkit-details-marker]:hidden')}
            >
              <TabIcon here={false}>
                <Menu aria-hidden="true" className="size-[22px] group-open:hidden" />
                <X aria-hidden="true" className="hidden size-[22px] group-open:block" />
              </TabIcon>
              <span className={TAB_NAME}>Menu</span>
            </summary>
            {open || still ? (
              <AllLinks unread={unread} current={current} onChoose={() => setOpen(false)} />
            ) : null}
          </details>
        </li>
      </ul>
    </nav>
  );
}

function TabIcon({ here, children }: { here: boolean; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'grid h-[28px] w-[48px] max-w-full place-items-center rounded-full short:w-8',
        here && 'bg-rosee',
      )}
    >
      {children}
    </span>
  );
}

function AllLinks({ unread, current, onChoose }: PlacesProps & { onChoose: () => void }) {
  return (
    <ul className="absolute inset-x-0 bottom-full grid max-h-[calc(100dvh-var(--foot))] animate-appear gap-1 overflow-y-auto rounded-t-card border-t border-filet bg-papier px-4 py-3 sm:right-4 sm:bottom-[calc(100%+0.75rem)] sm:left-auto sm:w-80 sm:rounded-card sm:border">
      {NAVIGATION_LINKS.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Link
            to={to}
            onClick={onChoose}
            aria-current={isHere(to, current) ? 'page' : undefined}
            className={classNames(
              'flex min-h-12 items-center gap-3 rounded-full px-4 font-medium transition-colors',
              isHere(to, current) ? 'bg-rosee text-prune' : 'hover:bg-lin',
            )}
          >
            <Icon aria-hidden="true" className="size-5 text-prune" />
            {label}
            {to === '/chat' ? <UnreadCount unread={unread} /> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Number of unread messages, beside the name of a link to them. */
function UnreadCount({ unread, className }: { unread: number; className?: string }) {
  if (unread === 0) return null;
  return <CountBadge className={className ?? ''} count={unread} label={` (${unreadSentence(unread)})`} />;
}
