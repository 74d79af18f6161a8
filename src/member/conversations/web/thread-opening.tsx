import { HeartHandshake } from 'lucide-react';
import type { ReactNode } from 'react';
import { ofName } from '#lib/french-words.ts';
import { PROMPT_TEXTS } from '#member/profile/texts.ts';
import type { Contact } from '../contract.ts';
import type { ThreadPage } from './shared/api.ts';

/** Returns what the conversation began with: the answered phrase or photo, or the matchmaker’s note. */
export function openingOf(page: ThreadPage | undefined, contact: Contact) {
  if (page?.photo) return <QuotedPhoto photo={page.photo} contactName={contact.firstName} />;
  if (page?.prompt) return <QuotedPrompt prompt={page.prompt} contactName={contact.firstName} />;
  return page?.introduction ? <MatchmakerNote introduction={page.introduction} contact={contact} /> : null;
}

interface QuotedPromptProps {
  prompt: NonNullable<ThreadPage['prompt']>;
  contactName: string;
}

function QuotedPrompt({ prompt: { prompt, answer, mine }, contactName }: QuotedPromptProps) {
  return (
    <QuotedOpening
      caption={
        mine ? `${contactName} répond à votre phrase` : `Vous répondez à la phrase ${ofName(contactName)}`
      }
    >
      <blockquote className="grid gap-0.5 wrap-anywhere">
        <span className="font-semibold">{PROMPT_TEXTS[prompt]}</span>
        <span className="font-title text-h3">{answer}</span>
      </blockquote>
    </QuotedOpening>
  );
}

/** The phrase or photo that the conversation began with, above the first message for both. */
function QuotedOpening({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="grid w-full max-w-md gap-1 justify-self-center rounded-card bg-lin px-5 py-4 text-center">
      <figcaption className="text-sm text-encre-2">{caption}</figcaption>
      {children}
    </figure>
  );
}

interface MatchmakerNoteProps {
  introduction: NonNullable<ThreadPage['introduction']>;
  contact: Pick<Contact, 'pairGender'>;
}

/** The matchmaker who introduced the two, and why; above the first message for both. */
function MatchmakerNote({ introduction: { by, note }, contact }: MatchmakerNoteProps) {
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

interface QuotedPhotoProps {
  photo: NonNullable<ThreadPage['photo']>;
  contactName: string;
}

function QuotedPhoto({ photo: { thumbnailUrl, caption, mine }, contactName }: QuotedPhotoProps) {
  return (
    <QuotedOpening
      caption={
        mine ? `${contactName} répond à votre photo` : `Vous répondez à une photo ${ofName(contactName)}`
      }
    >
      <img
        src={thumbnailUrl}
        alt={caption || (mine ? 'Votre photo' : `Photo ${ofName(contactName)}`)}
        width={256}
        height={256}
        decoding="async"
        className="my-1 size-28 justify-self-center rounded-[20px] bg-carte object-cover"
      />
      {caption ? (
        <span aria-hidden="true" className="font-title text-lg wrap-anywhere">
          {caption}
        </span>
      ) : null}
    </QuotedOpening>
  );
}
