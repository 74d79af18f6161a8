import type { ReactNode, RefObject } from 'react';
import { ThreadBar } from '#mechanisms/threads/web/shared/thread-bar.tsx';
import { VerifiedMark } from '#member/photos/web/shared/verified-mark.tsx';
import type { Contact } from '../contract.ts';
import { useContactProfile } from './contact-profile.tsx';

interface ThreadHeaderProps {
  contact: Contact;
  title: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
  onPreview: () => void;
  /** The actions menu. */
  children: ReactNode;
}

/** Portrait and name of the contact; the whole area opens the preview. */
export function ThreadHeader({ contact, title, onBack, onPreview, children }: ThreadHeaderProps) {
  const { firstName, photoUrl, blocked } = contact;
  return (
    <ThreadBar
      person={{ firstName, photoUrl }}
      grey={blocked}
      title={title}
      name={
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onPreview}
          className="max-w-full truncate rounded-lg wrap-anywhere @max-[10rem]:whitespace-normal underline-offset-4 group-hover:underline group-hover:decoration-2 after:absolute after:inset-0 after:content-['']"
        >
          {firstName}
          <span className="sr-only"> (voir le profil)</span>
        </button>
      }
      facts={
        <>
          <Facts contact={contact} />
          {contact.verified ? <VerifiedMark className="text-xs! threaded:hidden" /> : null}
        </>
      }
      onBack={onBack}
      actions={children}
    />
  );
}

/** « Lyon · 88 % · 34 ans », unless the profile is shown beside the thread. */
function Facts({ contact }: { contact: Contact }) {
  const { data: profile } = useContactProfile(contact);
  if (!profile) return null;
  const { age, city, compatibility } = profile;
  const facts = [
    // Phones drop facts from the end.
    city,
    ...(compatibility.missing ? [] : [`${compatibility.score}\u202f%`]),
    `${age}\u00a0ans`,
  ];
  return (
    <p
      data-spare
      className="flex h-[1.6em] min-w-0 @max-[10rem]:hidden flex-1 flex-wrap overflow-hidden text-sm before:content-['\200b'] text-encre-2 xl:hidden"
    >
      {facts.map((fact, at) => (
        // A fact that does not fit wraps to the hidden second line as a whole.
        <span key={fact} className="whitespace-pre">
          {at > 0 ? ' · ' : ''}
          {fact}
        </span>
      ))}
    </p>
  );
}
