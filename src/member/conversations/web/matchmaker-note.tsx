import { HeartHandshake } from 'lucide-react';
import type { Contact } from '../contract.ts';
import type { ThreadPage } from './thread-query.ts';

interface MatchmakerNoteProps {
  introduction: NonNullable<ThreadPage['introduction']>;
  contact: Pick<Contact, 'pairGender'>;
}

/** Who introduced the two to each other, and why: it stands above the first message, for both. */
export function MatchmakerNote({ introduction: { by, note }, contact }: MatchmakerNoteProps) {
  return (
    <figure className="grid w-full max-w-md justify-items-center gap-2 justify-self-center rounded-card bg-lavande px-5 py-5 text-center sm:px-8">
      <HeartHandshake aria-hidden="true" className="size-7 text-prune" />
      <figcaption className="font-title text-h3 font-semibold">
        {by}, matchmaker de l’équipe, vous a {contact.pairGender === 'femme' ? 'présentées' : 'présentés'}
      </figcaption>
      <blockquote className="whitespace-pre-line wrap-anywhere">{note}</blockquote>
    </figure>
  );
}
