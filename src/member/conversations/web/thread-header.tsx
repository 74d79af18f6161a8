import { ArrowLeft } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { VerifiedMark } from '#member/verification/web/shared/verified-mark.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
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
    <header className="flex items-center gap-3 border-b border-filet px-3 py-3 threaded:h-14 threaded:gap-1 short:h-11! threaded:pr-[calc(var(--help-room)+1rem)] threaded:pl-1 sm:px-6">
      <IconButton
        icon={ArrowLeft}
        label="Retour aux conversations"
        className="shrink-0 md:hidden"
        onClick={onBack}
      />
      <div className="group relative flex min-w-0 flex-1 items-center gap-3 threaded:gap-2">
        <Avatar
          firstName={firstName}
          photoUrl={photoUrl}
          size="small"
          className={classNames('md:size-12', blocked && 'grayscale')}
        />
        <div className="grid min-w-0 threaded:flex threaded:flex-1 threaded:items-baseline threaded:gap-2">
          <h2 ref={title} tabIndex={-1} className="min-w-0 truncate !text-h3 threaded:shrink-0">
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
          {contact.verified ? <VerifiedMark className="text-xs! threaded:hidden" /> : null}
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
  return (
    <p className="flex h-[1.6em] min-w-0 flex-1 flex-wrap overflow-hidden text-sm before:content-['\200b'] text-encre-2 xl:hidden">
      {facts.map((fact, at) => (
        // One that does not fit is left out whole: it wraps below the only line that shows.
        <span key={fact} className="whitespace-pre">
          {at > 0 ? ' · ' : ''}
          {fact}
        </span>
      ))}
    </p>
  );
}
