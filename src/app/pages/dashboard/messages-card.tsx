import { unreadSentence } from '#lib/unread-sentence.ts';
import type { Contact } from '#member/conversations/contract.ts';
import { turnOf } from '#member/conversations/rules.ts';
import { introducedSentence } from '#member/conversations/web/chat-sentences.ts';
import { Avatar } from '#ui/avatar.tsx';
import { CountBadge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { conversationsThatWait } from './what-waits.ts';

interface MessagesCardProps {
  unread: number;
  /** Undefined while loading, or after an error. */
  contacts: readonly Contact[] | undefined;
}

function restingSentence(contacts: readonly Contact[] | undefined): string {
  if (contacts === undefined) return 'Vos conversations sont dans « Messages ».';
  if (contacts.length === 0) return 'Vos conversations commenceront ici.';
  return 'Vous êtes à jour. Un mot simple suffit souvent à relancer une conversation.';
}

export function MessagesCard({ unread, contacts }: MessagesCardProps) {
  const waiting = conversationsThatWait(contacts ?? []);
  return (
    <Card
      as="section"
      tone="rosee"
      aria-labelledby="messages"
      className="grid gap-3 p-4! sm:p-6! lg:only:col-span-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="messages" className="flex items-center gap-3 text-h3">
          Messages
          {unread > 0 ? <CountBadge count={unread} label={unreadSentence(unread)} /> : null}
        </h2>
        <ButtonLink to="/chat" variant="quiet" size="small" className="-mr-3">
          {unread > 0 ? 'Lire mes messages' : 'Ouvrir mes messages'}
        </ButtonLink>
      </div>
      {waiting.length > 0 ? (
        <ul className="grid gap-2">
          {waiting.map((contact) => (
            <ConversationRow key={contact.id} contact={contact} />
          ))}
        </ul>
      ) : (
        <p>
          {unread > 0
            ? `Vous avez ${unread} ${unread > 1 ? 'nouveaux messages' : 'nouveau message'}.`
            : restingSentence(contacts)}
        </p>
      )}
    </Card>
  );
}

function ConversationRow({ contact }: { contact: Contact }) {
  const { id, firstName, photoUrl, unreadCount, lastMessage } = contact;
  const words = !lastMessage || lastMessage.automatic ? introducedSentence(contact) : lastMessage.content;
  const isFirst = turnOf(lastMessage) === 'write-first';
  return (
    <li>
      <Link
        to={`/chat?contact=${encodeURIComponent(id)}`}
        className="flex items-center gap-4 rounded-[20px] bg-carte p-3 no-underline transition-colors hover:bg-papier"
      >
        <Avatar firstName={firstName} photoUrl={photoUrl} />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="font-title text-h3 leading-snug font-semibold wrap-anywhere">
            {lastMessage && !lastMessage.automatic ? `${firstName} vous a écrit` : firstName}
          </span>
          <span className="line-clamp-2 text-sm leading-snug wrap-anywhere">{words}</span>
          <span className="text-xs font-semibold text-prune">
            {isFirst ? 'À vous d’écrire les premiers mots' : 'À vous de répondre'}
          </span>
        </span>
        {unreadCount > 0 ? <CountBadge count={unreadCount} label={unreadSentence(unreadCount)} /> : null}
      </Link>
    </li>
  );
}
