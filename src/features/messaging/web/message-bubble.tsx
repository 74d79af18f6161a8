import { Check, CheckCheck, CircleAlert, Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { frenchTime } from '#lib/french-date.ts';
import { classNames } from '#web/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import type { Message } from '../contract.ts';
import type { Outgoing } from './use-sending.ts';

interface BubbleProps {
  mine: boolean;
  /** Who speaks, for those who do not see left and right. */
  author: string;
  content: string;
  tone?: 'sent' | 'failed';
  /** Not read aloud when it comes. */
  quiet?: boolean;
  children: ReactNode;
}

/* One's own words are not read aloud again: one has just typed them (security.md, A13). */
function Bubble({ mine, author, content, tone = 'sent', quiet = mine, children }: BubbleProps) {
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
          'max-w-full animate-fade rounded-[20px] px-4 py-2.5 break-words whitespace-pre-line',
          mine ? 'rounded-br-md' : 'rounded-bl-md',
          tone === 'failed'
            ? 'border-2 border-dashed border-danger bg-white'
            : mine
              ? 'bg-prune text-white'
              : 'bg-lavande',
        )}
      >
        {content}
      </p>
      {children}
    </li>
  );
}

function Meta({ hidden = false, children }: { hidden?: boolean; children: ReactNode }) {
  return (
    <p className={hidden ? 'sr-only' : 'flex flex-wrap items-center gap-x-1.5 px-1 text-xs text-encre-2'}>
      {children}
    </p>
  );
}

function State({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden="true" className="size-4" />
      {children}
    </span>
  );
}

interface MessageBubbleProps {
  message: Message;
  contactName: string;
  /** Not when the next message says it for both. */
  showTime: boolean;
  /** It was there before one looked: not read aloud. */
  old: boolean;
}

export function MessageBubble({ message, contactName, showTime, old }: MessageBubbleProps) {
  const { mine, content, automatic, createdAt, read } = message;
  return (
    <Bubble mine={mine} author={mine ? 'Vous' : contactName} content={content} quiet={mine || old}>
      <Meta hidden={!showTime}>
        <time dateTime={createdAt}>{frenchTime(new Date(createdAt))}</time>
        {mine ? <State icon={read ? CheckCheck : Check}>{read ? 'Lu' : 'Envoyé'}</State> : null}
        {automatic ? <span className="italic">Message automatique</span> : null}
      </Meta>
    </Bubble>
  );
}

interface OutgoingBubbleProps {
  message: Outgoing;
  onRetry: () => void;
  /** Puts the words back where one types. */
  onEdit: () => void;
}

export function OutgoingBubble({ message, onRetry, onEdit }: OutgoingBubbleProps) {
  if (message.failure === null) {
    return (
      <Bubble mine author="Vous" content={message.content}>
        <Meta>
          <State icon={Clock}>Envoi…</State>
        </Meta>
      </Bubble>
    );
  }
  return (
    <Bubble mine author="Vous" content={message.content} tone="failed">
      <p role="alert" className="flex items-start gap-1.5 px-1 text-sm font-medium text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        <span>
          <span className="font-semibold">Non envoyé.</span> {message.failure}
          {message.waits ? ' Votre message partira de lui-même dès que la connexion reviendra.' : null}
        </span>
      </p>
      <div className="flex flex-wrap justify-end gap-1">
        <Button variant="quiet" size="small" onClick={onEdit}>
          Modifier
        </Button>
        <Button variant="secondary" size="small" onClick={onRetry}>
          Réessayer
        </Button>
      </div>
    </Bubble>
  );
}
