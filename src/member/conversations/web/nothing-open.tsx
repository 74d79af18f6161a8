import { unreadSentence } from '#lib/unread-sentence.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { LetterScene } from '#ui/illustrations/letter.tsx';
import type { Contact } from '../contract.ts';

/**
 * Beside the list while no conversation is open. Whoever waits is named, and not opened at once: opening tells the
 * other that one has read, which the member decides.
 */
export function NothingOpen({ contacts }: { contacts: readonly Contact[] }) {
  const waiting = contacts.find(({ unreadCount }) => unreadCount > 0);
  return (
    <div className="grid h-full content-center justify-items-center gap-6 p-8 text-center">
      {waiting ? (
        <Waiting contact={waiting} />
      ) : (
        <LetterScene className="h-auto w-full max-w-72 rounded-card" />
      )}
      <p className="max-w-xs text-lg text-encre-2">Sélectionnez une conversation pour commencer à discuter</p>
    </div>
  );
}

function Waiting({ contact: { id, firstName, photoUrl, unreadCount } }: { contact: Contact }) {
  return (
    <div className="grid w-full max-w-sm justify-items-center gap-4 rounded-card bg-rosee p-8">
      <Avatar firstName={firstName} photoUrl={photoUrl} size="large" />
      <p className="grid gap-1">
        <span className="font-title text-h3 font-semibold wrap-anywhere">{firstName} vous attend</span>
        <span className="text-encre-2">{unreadSentence(unreadCount)}</span>
      </p>
      <ButtonLink to={`/chat?contact=${encodeURIComponent(id)}`} state={{ fromList: true }}>
        Ouvrir la conversation
      </ButtonLink>
    </div>
  );
}
