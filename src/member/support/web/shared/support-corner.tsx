import { MessageCircleMore, X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWho } from '#browser/session/who.ts';
import { readStored } from '#browser/storage.ts';
import { badgeCount } from '#lib/french-words.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { lazyPart, useLazyPart } from '#ui/lazy-part.tsx';
import { TextLink } from '#ui/link.tsx';
import { supportButtonName } from '../../rules.ts';

const PANEL_ID = 'chat-equipe';

const supportChat = lazyPart(
  () => import('../support-chat.tsx'),
  ({ SupportChat }) => SupportChat,
);

/** Mails link to the open chat. */
const isAskedFor = () => typeof window !== 'undefined' && window.location.hash === '#equipe';

/**
 * The chat with the team, on every page, once the session is known (spec 2 §2). Loads the rest when it is first opened,
 * or for a returning visitor.
 * @param place floating at the bottom right if the margin is wide enough, or always in the header: in the funnel and in
 * conversations
 */
export function SupportCorner({ place = 'corner' }: { place?: 'corner' | 'header' }) {
  const who = useWho();
  const [open, setOpen] = useState(isAskedFor);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const button = useRef<HTMLButtonElement>(null);

  const { Part: Chat, fetch } = useLazyPart(supportChat);

  const kind = who?.kind;
  useEffect(() => {
    if (kind && (readStored('visitorId') || isAskedFor())) void fetch();
  }, [kind, fetch]);

  async function toggle(next = !open) {
    if (failed) setTries(tries + 1);
    setFailed(false);
    setOpen(next);
    if (!Chat && !(await fetch())) fail();
  }
  /** The next click retries. */
  function fail() {
    setOpen(false);
    setFailed(true);
  }

  // For a link within the open page.
  const asked = useEffectEvent(() => {
    if (isAskedFor()) void toggle(true);
  });
  useEffect(() => {
    const look = () => asked();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);

  const close = () => {
    setOpen(false);
    // So that the same link opens it again.
    const { pathname, search } = window.location;
    if (isAskedFor()) window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    // Focusing a header that has scrolled away would scroll the page up.
    button.current?.focus({ preventScroll: true });
  };
  return (
    <div data-support={place} hidden={!who} suppressHydrationWarning className="print:hidden">
      <SupportButton
        ref={button}
        open={open}
        unread={who?.supportUnread ?? 0}
        controls={open && Chat ? PANEL_ID : undefined}
        onClick={() => void toggle()}
      />
      <p
        role="alert"
        hidden={!failed}
        className="fixed right-4 bottom-[calc(1rem+var(--foot))] z-40 max-w-72 afloat:bottom-[calc(5.5rem+var(--foot))] rounded-card border border-filet bg-papier p-4 text-sm [&[hidden]]:hidden"
      >
        <span className="text-danger">Le chat ne s’est pas ouvert. Réessayez.</span>{' '}
        <TextLink to="/contact">Écrire autrement à l’équipe</TextLink>
      </p>
      {Chat && who ? (
        <ErrorBoundary key={`${who.kind} ${tries}`} fallback={() => null} onBroken={fail}>
          <Chat id={PANEL_ID} kind={who.kind} open={open} onClose={close} />
        </ErrorBoundary>
      ) : null}
    </div>
  );
}

interface SupportButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  open: boolean;
  unread: number;
  /** Id of the window, once it exists. */
  controls: string | undefined;
  onClick: () => void;
}

/**
 * One button in two places: in the header, which reserves room for it (`--help-room`), or floating at the bottom right
 * where the margin is wide enough. On public pages it is plain HTML until it is clicked, and this component renders
 * what `site/scripts/support-button` has written into it.
 */
function SupportButton({ ref, open, unread, controls, onClick }: SupportButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onClick}
      className="absolute top-3.5 max-sm:top-1.5 right-[calc(max(0px,(100%-1160px)/2)+clamp(20px,5vw,40px))] z-40 inline-flex h-11 w-(--help-room) items-center justify-center gap-2 rounded-full bg-lavande text-sm font-semibold whitespace-nowrap text-prune transition-colors hover:bg-rosee threaded:hidden lg:in-[html:has(header[data-member])]:fixed afloat:fixed afloat:top-auto afloat:right-4 afloat:bottom-[calc(1rem+var(--foot))] afloat:size-14 afloat:border-2 afloat:border-papier afloat:bg-prune afloat:text-reserve afloat:hover:bg-prune-hover [&_svg]:size-5 afloat:[&_svg]:size-6"
    >
      {open ? <X aria-hidden="true" /> : <MessageCircleMore aria-hidden="true" />}
      <span data-name className="sr-only" suppressHydrationWarning>
        {open ? 'Fermer le chat' : supportButtonName(unread)}
      </span>
      <span aria-hidden={open || undefined} className="hidden worded:inline">
        {open ? 'Fermer' : 'Besoin d’aide\u202f?'}
      </span>
      <span
        data-badge
        aria-hidden="true"
        hidden={unread === 0 || open}
        suppressHydrationWarning
        className="absolute -top-1.5 -left-1.5 inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-abricot px-1.5 text-xs font-semibold text-nuit tabular-nums [&[hidden]]:hidden"
      >
        {badgeCount(unread)}
      </span>
    </button>
  );
}
