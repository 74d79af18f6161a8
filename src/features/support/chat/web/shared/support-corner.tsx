import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSessionOver } from '#browser/session/use-session-over.ts';
import { checkWho, useWho } from '#browser/session/who.ts';
import { readStored } from '#browser/storage.ts';
import { SupportButton } from '../support-button.tsx';
import type { SupportChatProps } from '../support-chat.tsx';

/** Pages that follow the session know sooner; the others ask once they are at rest. */
const CHECK_AFTER_MS = 1500;
const PANEL_ID = 'chat-equipe';

/**
 * The chat with the team, at the bottom right of every page, once it is known who is there (spec 2 §2). What is behind
 * the button is loaded when it is first opened, or for a visitor who wrote before.
 */
export function SupportCorner() {
  const who = useWho();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Chat, setChat] = useState<ComponentType<SupportChatProps>>();
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where the check failed, the next page asks again.
  useEffect(() => {
    const timer = window.setTimeout(() => void checkWho(), CHECK_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [pathname]);

  const load = useCallback(async () => {
    try {
      const { SupportChat } = await import('../support-chat.tsx');
      setChat(() => SupportChat);
      return true;
    } catch {
      return false;
    }
  }, []);

  const kind = who?.kind;
  useSessionOver(kind);
  useEffect(() => {
    if (kind && readStored('visitorId')) void load();
  }, [kind, load]);

  async function toggle() {
    setFailed(false);
    setOpen(!open);
    if (Chat || (await load())) return;
    // The next press tries again.
    setOpen(false);
    setFailed(true);
  }

  if (!who) return null;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className="print:hidden">
      <SupportButton
        ref={button}
        open={open}
        unread={who.supportUnread}
        controls={open && Chat ? PANEL_ID : undefined}
        // Where one writes to a contact, it leaves them the room.
        tucked={pathname === '/chat' && !open}
        onClick={() => void toggle()}
      />
      {failed ? (
        <p
          role="alert"
          className="fixed right-4 bottom-[calc(5.5rem+var(--dock-height,0px))] z-40 max-w-72 rounded-card border border-filet bg-papier p-4 text-sm text-danger"
        >
          Le chat n’a pas pu s’ouvrir. Vérifiez votre connexion, puis réessayez.
        </p>
      ) : null}
      {Chat ? <Chat key={who.kind} id={PANEL_ID} kind={who.kind} open={open} onClose={close} /> : null}
    </div>
  );
}
