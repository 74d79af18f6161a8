import { Ban } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ofName } from '#lib/of-name.ts';
import { unreadSentence } from '#lib/unread-sentence.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge, CountBadge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Contact } from '../contract.ts';
import { listTime } from './message-time.ts';

/** Conversations shown at once. */
const PAGE_LENGTH = 30;

/** Where the focus comes back when a conversation is left. */
export function contactLinkId(contactId: string): string {
  return `contact-${contactId}`;
}

interface ContactListProps {
  contacts: readonly Contact[];
  openId: string | null;
  onPreview: (contactId: string) => void;
}

export function ContactList({ contacts, openId, onPreview }: ContactListProps) {
  const [length, setLength] = useState(PAGE_LENGTH);
  const openAt = contacts.findIndex(({ id }) => id === openId);
  const shown = contacts.slice(0, Math.max(length, openAt + 1));
  const left = contacts.length - shown.length;

  function showMore() {
    setLength(shown.length + PAGE_LENGTH);
    const next = contacts[shown.length];
    // The button may be gone: reading goes on with the first of those that come.
    if (next) window.requestAnimationFrame(() => document.getElementById(contactLinkId(next.id))?.focus());
  }
  return (
    <>
      <ul aria-label="Conversations" className="grid grid-cols-1 gap-1 p-3">
        {shown.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            open={contact.id === openId}
            onPreview={() => onPreview(contact.id)}
          />
        ))}
      </ul>
      {left > 0 ? (
        <div className="grid justify-items-center px-3 pb-5">
          <Button variant="secondary" size="small" onClick={showMore}>
            {left === 1 ? 'Afficher la dernière conversation' : `Afficher plus de conversations (${left})`}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface ContactRowProps {
  contact: Contact;
  open: boolean;
  onPreview: () => void;
}

function ContactRow({ contact, open, onPreview }: ContactRowProps) {
  const { id, firstName, photoUrl, unreadCount, lastMessage, blocked } = contact;
  const unread = unreadCount > 0;
  return (
    <li
      className={classNames(
        'relative flex items-center gap-3 rounded-[20px] p-2 transition-colors',
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
        to={`/chat?contact=${encodeURIComponent(id)}`}
        state={{ fromList: true }}
        replace={open}
        preventScrollReset
        id={contactLinkId(id)}
        aria-current={open ? 'true' : undefined}
        className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 rounded-lg after:absolute after:inset-0 after:rounded-[20px] after:content-['']"
      >
        <span className="flex items-baseline gap-2">
          <span
            className={classNames('truncate font-title text-h3 font-semibold', blocked && 'text-encre-2')}
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
              {listTime(new Date(lastMessage.createdAt), new Date())}
            </time>
          ) : null}
        </span>
        <span className="flex items-center gap-2">
          <span
            className={classNames(
              'min-w-0 flex-1 truncate text-sm',
              unread ? 'font-semibold' : 'text-encre-2',
            )}
          >
            {lastMessage?.content ?? 'Écrivez les premiers mots'}
          </span>
          {blocked ? (
            <Badge tone="lin" icon={Ban}>
              Bloqué·e
            </Badge>
          ) : null}
          {unread ? <CountBadge count={unreadCount} label={unreadSentence(unreadCount)} /> : null}
        </span>
      </Link>
    </li>
  );
}
