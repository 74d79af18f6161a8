import { MessageCircleMore, X } from 'lucide-react';
import type { RefObject } from 'react';
import { badgeCount } from '#lib/unread-sentence.ts';
import { supportButtonName } from '../rules.ts';

interface SupportButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  open: boolean;
  unread: number;
  /** Id of the window, once it is there. */
  controls: string | undefined;
  onClick: () => void;
}

/**
 * One button in two places: in the header, which keeps room for it (`--help-room`), or afloat at the bottom right where
 * the page leaves a margin as wide as it is. On a public page it is plain HTML until it is pressed: what
 * `site/scripts/support-button` has written in it meanwhile is what is drawn here.
 */
export function SupportButton({ ref, open, unread, controls, onClick }: SupportButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onClick}
      className="absolute top-3.5 right-[calc(max(0px,(100%-1160px)/2)+clamp(20px,5vw,40px))] z-40 inline-flex h-11 w-(--help-room) items-center justify-center gap-2 rounded-full bg-lavande text-sm font-semibold whitespace-nowrap text-prune transition-colors hover:bg-rosee threaded:top-1.5 short:threaded:top-0 threaded:right-2 lg:in-[html:has(header[data-member])]:fixed afloat:fixed afloat:top-auto afloat:right-4 afloat:bottom-[calc(1rem+var(--foot))] afloat:size-14 afloat:border-2 afloat:border-papier afloat:bg-prune afloat:text-reserve afloat:hover:bg-prune-hover [&_svg]:size-5 afloat:[&_svg]:size-6"
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
