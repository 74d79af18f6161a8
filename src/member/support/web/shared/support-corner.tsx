import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWho } from '#browser/session/use-who.ts';
import { readStored } from '#browser/storage.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { lazyPart, useLazyPart } from '#ui/lazy-part.tsx';
import { TextLink } from '#ui/link.tsx';
import { SupportButton } from '../support-button.tsx';

const PANEL_ID = 'chat-equipe';

const supportChat = lazyPart(
  () => import('../support-chat.tsx'),
  ({ SupportChat }) => SupportChat,
);

/** The link of a mail leads to the chat itself. */
const isAskedFor = () => typeof window !== 'undefined' && window.location.hash === '#equipe';

/**
 * The chat with the team, on every page, once it is known who is there (spec 2 §2). What is behind the button is loaded
 * when it is first opened, or for a visitor who wrote before.
 * @param place afloat at the bottom right where there is a margin for it, or always in the header: in the funnel and
 * where one writes to someone else
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
  /** The next press tries again. */
  function fail() {
    setOpen(false);
    setFailed(true);
  }

  // A link of the page that is already open.
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
    // In a header that has scrolled away it would take the page back up.
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
