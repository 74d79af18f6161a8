import { useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { Link } from 'react-router';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { useIntent } from '#browser/use-intent.ts';
import { ofName, unreadSentence } from '#lib/french-words.ts';
import type { Encounter } from '#member/encounters/contract.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge, CountBadge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { lettersOf } from '#ui/letters-of.ts';
import type { Contact } from '../contract.ts';
import { isMyTurn, turnOf } from '../rules.ts';
import { introducedSentence } from './chat-sentences.ts';
import { listTime } from './message-time.ts';
import { threadQuery } from './shared/api.ts';

/** Id of the link that gets the focus when the conversation is closed. */
export function contactLinkId(contactId: string): string {
  return `contact-${contactId}`;
}

/** Whose turn it is. After the member’s own message it promises nothing: a blocked sender sees the same text. */
const TURNS = {
  'write-first': 'À vous d’écrire les premiers mots',
  answer: 'À vous de répondre',
  wait: 'Vous avez écrit en dernier',
  'wait-for-date': 'En attente de sa réponse',
  agreed: 'C’est convenu',
} as const;

const CLOSURE_WORDS = {
  'by-me': 'Vous avez dit non',
  'by-them': 'Conversation close, vous pouvez répondre une fois',
  'by-them-answered': 'Conversation close',
} as const;

interface ContactRowProps {
  contact: Contact;
  plan: Encounter | undefined;
  open: boolean;
  onPreview: () => void;
}

/** One conversation in the list: portrait, last message, and whose turn it is. */
export function ContactRow({ contact, plan, open, onPreview }: ContactRowProps) {
  const { id, firstName, photoUrl, unreadCount, lastMessage, blocked } = contact;
  const unread = unreadCount > 0;
  const queryClient = useQueryClient();
  const intent = useIntent(() => void queryClient.prefetchInfiniteQuery(threadQuery(id)));
  return (
    <li
      className={classNames(
        'relative flex items-start gap-3 rounded-[20px] p-2.5 transition-colors',
        open ? 'bg-rosee' : 'hover:bg-lin',
      )}
    >
      <button
        type="button"
        aria-label={`Voir le profil ${ofName(firstName)}`}
        aria-haspopup="dialog"
        onClick={onPreview}
        className="relative z-10 shrink-0 rounded-full"
      >
        <Avatar firstName={firstName} photoUrl={photoUrl} className={blocked ? 'grayscale' : undefined} />
      </button>
      <Link
        {...intent}
        to={`/chat?contact=${encodeURIComponent(id)}`}
        state={{ fromList: true }}
        replace={open}
        preventScrollReset
        id={contactLinkId(id)}
        aria-current={open ? 'true' : undefined}
        className="@container grid min-w-0 flex-1 grid-cols-1 gap-0.5 rounded-lg after:absolute after:inset-0 after:rounded-[20px] after:content-['']"
      >
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span
            style={lettersOf(firstName)}
            className={classNames(
              'min-w-0 font-title fit-h3 font-semibold wrap-anywhere',
              blocked && 'text-encre-2',
            )}
          >
            {firstName}
          </span>
          {lastMessage ? (
            <time
              dateTime={lastMessage.createdAt}
              className={classNames(
                'ml-auto shrink-0 text-xs',
                unread ? 'font-semibold text-prune' : 'text-encre-2',
              )}
            >
              {listTime(new Date(lastMessage.createdAt), currentTime(), deviceZone())}
            </time>
          ) : null}
        </span>
        <span className="flex items-end gap-2">
          <span className="grid min-w-0 flex-1 gap-1">
            <LastWords contact={contact} />
            <State contact={contact} plan={plan} />
          </span>
          {unread ? <CountBadge count={unreadCount} label={unreadSentence(unreadCount)} /> : null}
        </span>
      </Link>
    </li>
  );
}

function LastWords({ contact }: { contact: Contact }) {
  const { lastMessage, unreadCount } = contact;
  if (!lastMessage) return null;
  return (
    <span
      className={classNames(
        'line-clamp-2 text-sm leading-snug wrap-anywhere',
        unreadCount > 0 ? 'font-semibold' : 'text-encre-2',
      )}
    >
      {lastMessage.automatic ? introducedSentence(contact) : lastMessage.content}
    </span>
  );
}

function State({ contact, plan }: Pick<ContactRowProps, 'contact' | 'plan'>) {
  const { lastMessage, blocked, reachable, closure } = contact;
  if (blocked) {
    return (
      <Badge tone="lin" icon={Ban} className="justify-self-start">
        Contact bloqué
      </Badge>
    );
  }
  if (!reachable) return <span className="text-xs text-encre-2">Pas joignable pour le moment</span>;
  if (closure)
    return (
      <span
        className={classNames('text-xs', closure === 'by-them' ? 'font-semibold text-prune' : 'text-encre-2')}
      >
        {CLOSURE_WORDS[closure]}
      </span>
    );
  const turn = turnOf(lastMessage, plan);
  return (
    <span className={classNames('text-xs', isMyTurn(turn) ? 'font-semibold text-prune' : 'text-encre-2')}>
      {TURNS[turn]}
    </span>
  );
}
