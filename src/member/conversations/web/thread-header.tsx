import { ArrowLeft } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { VerifiedMark } from '#member/verification/web/shared/verified-mark.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { Contact } from '../contract.ts';
import { useContactProfile } from './contact-profile.tsx';

interface ThreadHeaderProps {
  contact: Contact;
  title: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
  onPreview: () => void;
  /** What one may do about the conversation. */
  children: ReactNode;
}

/** With whom one speaks: the whole of portrait and name opens the preview. */
export function ThreadHeader({ contact, title, onBack, onPreview, children }: ThreadHeaderProps) {
  const { firstName, photoUrl, blocked } = contact;
  return (
    <header className="flex items-center gap-3 border-b border-filet px-3 py-3 sm:px-6">
      <IconButton icon={ArrowLeft} label="Retour aux conversations" className="md:hidden" onClick={onBack} />
      <div className="group relative flex min-w-0 items-center gap-3">
        <Avatar
          firstName={firstName}
          photoUrl={photoUrl}
          size="small"
          className={blocked ? 'grayscale sm:size-12' : 'sm:size-12'}
        />
        <div className="grid min-w-0">
          <h2 ref={title} tabIndex={-1} className="min-w-0 truncate !text-h3">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onPreview}
              className="rounded-lg underline-offset-4 group-hover:underline group-hover:decoration-2 after:absolute after:inset-0 after:content-['']"
            >
              {firstName}
              <span className="sr-only">, voir le profil</span>
            </button>
          </h2>
          <Facts contact={contact} />
          {contact.verified ? <VerifiedMark className="text-xs!" /> : null}
        </div>
      </div>
      <div className="ml-auto flex shrink-0 items-center gap-2">{children}</div>
    </header>
  );
}

/** « 34 ans · Lyon · 88 % », where the profile does not stand beside the thread. */
function Facts({ contact }: { contact: Contact }) {
  const { data: profile } = useContactProfile(contact);
  if (!profile) return null;
  const { age, city, compatibility } = profile;
  const facts = [
    `${age}\u00a0ans`,
    city,
    ...(compatibility.missing ? [] : [`${compatibility.score}\u202f%`]),
  ];
  return <p className="truncate text-sm text-encre-2 xl:hidden">{facts.join(' · ')}</p>;
}
