import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Frown, type LucideIcon, Meh, Smile } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Bubble, BubbleMeta, TypingNote } from '#mechanisms/threads/web/shared/bubble.tsx';
import { useEarlier } from '#mechanisms/threads/web/shared/earlier-messages.tsx';
import { MessageMoment, ThreadLog } from '#mechanisms/threads/web/shared/thread-log.tsx';
import type { Outgoing, Sending } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ShownSupportChat, SupportMessage } from '../contract.ts';
import { RATING_LABELS, RATING_WORDS_MAX_LENGTH, RATINGS, type Rating } from '../texts.ts';
import { MessagePictures } from './shared/message-pictures.tsx';
import type { SupportChannel } from './shared/support-channel.ts';

interface SupportLogProps {
  channel: SupportChannel;
  chat: ShownSupportChat;
  sending: Sending;
  onEdit: (message: Outgoing) => void;
}

/** By time, not by id: an automatic reply is stored before it appears. */
const inOrder = (one: SupportMessage, other: SupportMessage) =>
  one.timestamp.localeCompare(other.timestamp) || one.id - other.id;

/** The messages, at most 24 rem high (spec 2 §2). */
export function SupportLog({ channel, chat, sending, onEdit }: SupportLogProps) {
  const { rating } = chat;
  const { messages, earlier, isOld } = useEarlier(chat, channel.readOlder, inOrder);
  const empty = messages.length === 0 && sending.outgoing.length === 0;
  const typing = chat.nextInMs !== null && messages.at(-1)?.sender !== 'admin';
  return (
    <>
      <ThreadLog
        label="Messages avec l’équipe"
        className="max-h-96 min-h-40 shrink-50 gap-3 bg-carte p-4"
        earlier={earlier}
        sending={sending}
        onEdit={onEdit}
        start={
          empty ? (
            <p className="px-2 py-8 text-center text-encre-2">
              Commencez la conversation avec notre équipe !
            </p>
          ) : null
        }
        end={typing ? <TypingNote name="L’équipe" /> : null}
      >
        {messages.map((message, place) => {
          const { id, sender, author, content, timestamp, automatic, pictures } = message;
          const mine = sender !== 'admin';
          const speaker = mine ? 'Vous' : (author ?? 'L’équipe');
          return (
            <Bubble key={id} mine={mine} author={speaker} content={content} quiet={mine || isOld(message)}>
              <MessagePictures pictures={pictures} by={mine ? 'vous' : speaker} />
              <BubbleMeta>
                {author ? <span className="font-semibold">{author}</span> : null}
                <MessageMoment at={timestamp} previous={messages[place - 1]?.timestamp} />
                {automatic ? <span className="italic">Réponse automatique</span> : null}
              </BubbleMeta>
            </Bubble>
          );
        })}
      </ThreadLog>
      {rating ? <SupportRating channel={channel} stage={rating} /> : null}
    </>
  );
}

const FACES: Record<Rating, LucideIcon> = { good: Smile, fair: Meh, poor: Frown };

interface SupportRatingProps {
  channel: SupportChannel;
  stage: 'asked' | 'given';
}

/** Below the messages of a resolved conversation: a rating and a comment. */
function SupportRating({ channel, stage }: SupportRatingProps) {
  const queryClient = useQueryClient();
  const name = useId();
  const place = useRef<HTMLDivElement>(null);
  const [rating, setRating] = useState<Rating>();
  const [words, setWords] = useState('');
  const rate = useMutation({
    mutationFn: channel.rate,
    onSuccess(told) {
      queryClient.setQueryData(channel.threadKey, told);
      place.current?.focus();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (rating && !rate.isPending) rate.mutate({ rating, words });
  }
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="overflow-y-auto border-t border-filet bg-lin px-4 py-3 outline-none"
    >
      {stage === 'given' ? (
        <p role="status" className="text-sm text-encre-2">
          Merci pour votre avis.
        </p>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-3">
          <fieldset className="grid min-w-0 grid-cols-3 gap-2">
            <legend className="mb-2 text-sm font-semibold">
              Cet échange avec l’équipe s’est-il bien passé ?
            </legend>
            {RATINGS.map((one) => {
              const Face = FACES[one];
              return (
                <label key={one} className={faceStyle}>
                  <input
                    type="radio"
                    name={name}
                    value={one}
                    checked={rating === one}
                    onChange={() => setRating(one)}
                    className="sr-only"
                  />
                  <Face aria-hidden="true" className="size-5 shrink-0" />
                  {RATING_LABELS[one]}
                </label>
              );
            })}
          </fieldset>
          {rating ? (
            <>
              <TextField
                label="Un mot sur notre réponse"
                optional
                maxLength={RATING_WORDS_MAX_LENGTH}
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
              <FailureAlert
                error={rate.error}
                failed="Votre avis n’a pas pu être envoyé. Veuillez réessayer."
              />
              <Button
                type="submit"
                size="small"
                pending={rate.isPending}
                pendingLabel="Un instant…"
                className="justify-self-start"
              >
                Donner mon avis
              </Button>
            </>
          ) : null}
        </form>
      )}
    </div>
  );
}

const faceStyle =
  'relative inline-flex min-h-11 cursor-pointer items-center justify-center gap-1.5 rounded-full border-[1.5px] border-bord bg-carte px-2 text-sm font-medium whitespace-nowrap hover:border-prune has-checked:border-prune has-checked:bg-prune has-checked:text-reserve has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-prune';
