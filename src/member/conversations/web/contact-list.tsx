import { useState } from 'react';
import { DeletedConversations } from '#member/reports/web/shared/deleted-conversations.tsx';
import { Button } from '#ui/button.tsx';
import type { Contact } from '../contract.ts';
import { ContactRow, contactLinkId } from './contact-row.tsx';
import { OpeningsLeft } from './openings-left.tsx';

/** Conversations shown at once. */
const PAGE_LENGTH = 30;
/** With so few the list would end in a void: it says what one may still do. */
const FEW = 4;

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
      {contacts.length <= FEW ? <OpeningsLeft /> : null}
      <DeletedConversations />
    </>
  );
}
