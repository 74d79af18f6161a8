import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useBackCloses } from '#browser/use-back-closes.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { IconButton } from '#ui/icon-button.tsx';

interface SupportPanelProps {
  id: string;
  onClose: () => void;
  /** When an answer may be expected. */
  promise: string | undefined;
  children: ReactNode;
}

/** The window of the chat, beside the page and not in its place: one may go on reading. */
export function SupportPanel({ id, onClose, promise, children }: SupportPanelProps) {
  useBackCloses(true, onClose);
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }
  return (
    <div
      id={id}
      role="dialog"
      aria-modal="false"
      aria-labelledby={`${id}-title`}
      onKeyDown={closeOnEscape}
      className="fixed right-2 bottom-[calc(0.5rem+var(--foot))] left-2 z-40 flex max-h-[calc(100dvh-6rem-var(--foot))] animate-appear flex-col overflow-hidden rounded-card border border-filet bg-papier sm:right-4 sm:left-auto sm:w-96 afloat:bottom-[calc(5.25rem+var(--foot))]"
    >
      <div className="flex items-center justify-between gap-3 border-b border-filet bg-lin py-2 pr-2 pl-5">
        <div>
          <h2 id={`${id}-title`} className="text-h3">
            Chat avec {PRODUCT_NAME}
          </h2>
          {/* Its line is kept while it is read: nothing moves under one’s fingers. */}
          <p className="min-h-5 text-sm text-encre-2">{promise}</p>
        </div>
        <IconButton icon={X} label="Fermer le chat" onClick={onClose} />
      </div>
      {children}
    </div>
  );
}
