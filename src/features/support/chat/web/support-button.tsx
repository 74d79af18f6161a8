import { MessageCircleMore, X } from 'lucide-react';
import type { RefObject } from 'react';
import { badgeCount } from '#lib/unread-sentence.ts';
import { classNames } from '#ui/class-names.ts';
import { useAvoidFocusedElement } from '#ui/use-avoid-focused-element.ts';
import { supportButtonName } from '../rules.ts';

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

/**
 * The floating button. On a public page it is plain HTML until it is pressed: what `site/scripts/support-button` has
 * written in it meanwhile is what is drawn here.
 */
export function SupportButton({ ref, open, unread, controls, tucked, onClick }: SupportButtonProps) {
  const aside = useAvoidFocusedElement(ref, !open);
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      data-aside={aside || undefined}
      onClick={onClick}
      className={classNames(
        'fixed z-40 inline-flex size-14 items-center rounded-full border-2 border-papier bg-prune text-white transition-[translate,background-color] hover:bg-prune-hover data-aside:translate-x-[calc(100%+1rem)]!',
        tucked
          ? 'right-0 bottom-[calc(7.5rem+var(--dock-height,0px)+var(--offline-height,0px))] translate-x-6 pl-2 hover:translate-x-0 focus-visible:translate-x-0'
          : 'right-4 bottom-[calc(1rem+var(--dock-height,0px)+var(--offline-height,0px))] justify-center',
      )}
    >
      {open ? <X aria-hidden="true" /> : <MessageCircleMore aria-hidden="true" />}
      <span className="sr-only" suppressHydrationWarning>
        {open ? 'Fermer le chat' : supportButtonName(unread)}
      </span>
      <span
        aria-hidden="true"
        hidden={unread === 0 || open}
        suppressHydrationWarning
        className="absolute -top-1.5 -left-1.5 inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-abricot px-1.5 text-xs font-semibold text-encre tabular-nums [&[hidden]]:hidden"
      >
        {badgeCount(unread)}
      </span>
    </button>
  );
}
