import { CircleAlert, Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Outgoing } from './use-outgoing.ts';

interface BubbleProps {
  mine: boolean;
  /** The author, for screen readers that do not convey left and right. */
  author: string;
  content: string;
  tone?: 'sent' | 'failed';
  /** Not announced when it arrives. */
  quiet?: boolean;
  children: ReactNode;
}

/* The user's own messages are not announced: the user has just typed them (security.md, A13). */
export function Bubble({ mine, author, content, tone = 'sent', quiet = mine, children }: BubbleProps) {
  return (
    <li
      aria-live={quiet ? 'off' : undefined}
      className={classNames(
        'grid max-w-[85%] gap-1 sm:max-w-[75%]',
        mine ? 'justify-items-end self-end' : 'justify-items-start',
      )}
    >
      <span className="sr-only">
        {author}
        {'\u202f:'}
      </span>
      <p
        className={classNames(
          'max-w-full animate-fade rounded-[20px] px-4 py-2.5 wrap-anywhere whitespace-pre-line',
          mine ? 'rounded-br-md' : 'rounded-bl-md',
          tone === 'failed'
            ? 'border-2 border-danger bg-carte'
            : mine
              ? 'by-day bg-prune text-white'
              : 'bg-lavande',
        )}
      >
        {content}
      </p>
      {children}
    </li>
  );
}

export function BubbleMeta({ hidden = false, children }: { hidden?: boolean; children: ReactNode }) {
  return (
    <p className={hidden ? 'sr-only' : 'flex flex-wrap items-center gap-x-1.5 px-1 text-xs text-encre-2'}>
      {children}
    </p>
  );
}

export function BubbleState({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden="true" className="size-4" />
      {children}
    </span>
  );
}

interface OutgoingBubblesProps {
  outgoing: readonly Outgoing[];
  onRetry: (message: Outgoing) => void;
  /** Puts the text back into the field. */
  onEdit: (message: Outgoing) => void;
}

/** Unconfirmed messages of the user, as items of the message list. */
export function OutgoingBubbles({ outgoing, onRetry, onEdit }: OutgoingBubblesProps) {
  return outgoing.map((message) => {
    const { clientId, content, failure, waits, final } = message;
    if (failure === null) {
      return (
        <Bubble key={clientId} mine author="Vous" content={content}>
          <BubbleMeta>
            <BubbleState icon={Clock}>Envoi…</BubbleState>
          </BubbleMeta>
        </Bubble>
      );
    }
    return (
      <Bubble key={clientId} mine author="Vous" content={content} tone="failed">
        <p role="alert" className="flex items-start gap-1.5 px-1 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          <span>
            <span className="font-semibold">Non envoyé.</span> {failure}
            {waits ? ' Votre message partira de lui-même dès que la connexion reviendra.' : null}
          </span>
        </p>
        {final ? null : (
          <div className="flex flex-wrap justify-end gap-1">
            <Button variant="quiet" size="small" onClick={() => onEdit(message)}>
              Modifier
            </Button>
            <Button variant="secondary" size="small" onClick={() => onRetry(message)}>
              Réessayer
            </Button>
          </div>
        )}
      </Bubble>
    );
  });
}

/** The typing indicator, hidden from screen readers: a separate live region announces it once. */
export function TypingNote({ name }: { name: string }) {
  return (
    <p
      aria-hidden="true"
      className="flex animate-fade items-center gap-2.5 justify-self-start rounded-[20px] rounded-bl-md bg-lin px-4 py-2 text-sm text-encre-2"
    >
      <span className="flex gap-1">
        {['', '[animation-delay:300ms]', '[animation-delay:600ms]'].map((delay) => (
          <span key={delay} className={`size-1.5 animate-breathe rounded-full bg-prune ${delay}`} />
        ))}
      </span>
      {name} écrit…
    </p>
  );
}
