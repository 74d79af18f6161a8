import { useEffect, useRef, useState } from 'react';
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

/**
 * The chat with the team, at the bottom right of every page, once it is known who is there (spec 2 §2). What is behind
 * the button is loaded when it is first opened, or for a visitor who wrote before.
 * @param tucked where one writes to someone else, it leaves them the room
 */
export function SupportCorner({ tucked = false }: { tucked?: boolean }) {
  const who = useWho();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const button = useRef<HTMLButtonElement>(null);

  const { Part: Chat, fetch } = useLazyPart(supportChat);

  const kind = who?.kind;
  useEffect(() => {
    if (kind && readStored('visitorId')) void fetch();
  }, [kind, fetch]);

  async function toggle() {
    if (failed) setTries(tries + 1);
    setFailed(false);
    setOpen(!open);
    if (!Chat && !(await fetch())) fail();
  }
  /** The next press tries again. */
  function fail() {
    setOpen(false);
    setFailed(true);
  }

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div data-support hidden={!who} suppressHydrationWarning className="print:hidden">
      <SupportButton
        ref={button}
        open={open}
        unread={who?.supportUnread ?? 0}
        controls={open && Chat ? PANEL_ID : undefined}
        tucked={tucked && !open}
        onClick={() => void toggle()}
      />
      <p
        role="alert"
        hidden={!failed}
        className="fixed right-4 bottom-[calc(5.5rem+var(--dock-height,0px)+var(--offline-height,0px))] z-40 max-w-72 rounded-card border border-filet bg-papier p-4 text-sm [&[hidden]]:hidden"
      >
        <span className="text-danger">
          Le chat n’a pas pu s’ouvrir. Vérifiez votre connexion, puis réessayez.
        </span>{' '}
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
