import { MessageCircleMore, X } from 'lucide-react';
import type { RefObject } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useClearOfFocus } from '#ui/use-clear-of-focus.ts';

interface SupportButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  open: boolean;
  unread: number;
  /** Id of the window, once it is there. */
  controls: string | undefined;
  /** Half out of sight, at the edge of the page. */
  tucked: boolean;
  onClick: () => void;
}

export function SupportButton({ ref, open, unread, controls, tucked, onClick }: SupportButtonProps) {
  const aside = useClearOfFocus(ref, !open);
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onClick}
      className={classNames(
        'fixed z-40 inline-flex size-14 items-center rounded-full border-2 border-papier bg-prune text-white transition-[translate,background-color] hover:bg-prune-hover',
        tucked
          ? 'right-0 bottom-[calc(7.5rem+var(--dock-height,0px))] pl-2 hover:translate-x-0 focus-visible:translate-x-0'
          : 'right-4 bottom-[calc(1rem+var(--dock-height,0px))] justify-center',
        aside ? 'translate-x-[calc(100%+1rem)]' : tucked && 'translate-x-6',
      )}
    >
      {open ? <X aria-hidden="true" /> : <MessageCircleMore aria-hidden="true" />}
      <span className="sr-only">
        {open ? 'Fermer le chat' : `Écrire à l’équipe${unreadSentence(unread)}`}
      </span>
      {unread > 0 && !open ? (
        <span
          aria-hidden="true"
          className="absolute -top-1.5 -left-1.5 inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-abricot px-1.5 text-xs font-semibold text-encre tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      ) : null}
    </button>
  );
}

function unreadSentence(count: number): string {
  if (count === 0) return '';
  return count > 1 ? `, ${count} réponses non lues` : ', 1 réponse non lue';
}
