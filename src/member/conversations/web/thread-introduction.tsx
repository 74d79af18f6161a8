import { deviceZone } from '#browser/clock.ts';
import { useSession } from '#browser/session/session.ts';
import { frenchTime } from '#lib/french-date.ts';
import { BubbleMeta } from '#mechanisms/threads/web/shared/bubble.tsx';
import { Avatar } from '#ui/avatar.tsx';
import type { Contact, Message } from '../contract.ts';
import { introducedSentence } from './chat-sentences.ts';

interface IntroductionCardProps {
  contact: Pick<Contact, 'firstName' | 'photoUrl' | 'pairGender'>;
  /** The automatic greeting (D10). */
  message: Message;
  /** It was there before one looked: not read aloud. */
  old: boolean;
}

/** How two people were introduced: it says that a machine wrote it, and never looks like someone's own words. */
export function ThreadIntroduction({ contact, message, old }: IntroductionCardProps) {
  const { content, createdAt } = message;
  const { member } = useSession();
  return (
    <li
      aria-live={old ? 'off' : undefined}
      className="grid w-full max-w-md justify-items-center gap-2.5 self-center rounded-card bg-rosee p-5 text-center sm:px-8"
    >
      <div className="flex">
        <Avatar firstName={contact.firstName} photoUrl={contact.photoUrl} />
        <span aria-hidden="true" className="-my-1 -ml-5 rounded-full border-4 border-rosee">
          <Avatar firstName={member?.firstName ?? ''} photoUrl={member?.photoUrl ?? null} />
        </span>
      </div>
      <h4 className="font-title text-h3 font-semibold">{introducedSentence(contact)}</h4>
      <p className="wrap-anywhere">{content}</p>
      <BubbleMeta>
        <span>Message automatique</span>
        <span aria-hidden="true">·</span>
        <time dateTime={createdAt}>{frenchTime(new Date(createdAt), deviceZone())}</time>
      </BubbleMeta>
    </li>
  );
}
