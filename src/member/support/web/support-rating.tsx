import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Frown, type LucideIcon, Meh, Smile } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextField } from '#ui/text-field.tsx';
import { RATING_LABELS, RATING_WORDS_MAX_LENGTH, RATINGS, type Rating } from '../texts.ts';
import type { SupportChannel } from './shared/support-channel.ts';

const FACES: Record<Rating, LucideIcon> = { good: Smile, fair: Meh, poor: Frown };

interface SupportRatingProps {
  channel: SupportChannel;
  stage: 'asked' | 'given';
}

/** Below the messages of a conversation that is resolved: how the team helped, in a face and a few words. */
export function SupportRating({ channel, stage }: SupportRatingProps) {
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
