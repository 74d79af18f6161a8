import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { ofName } from '#lib/french-words.ts';
import { photoSources, thumbnailOf } from '#member/photos/rules.ts';
import { classNames } from '#ui/class-names.ts';
import { Portrait } from '#ui/portrait.tsx';
import type { AnswerTo } from './start-conversation.tsx';

export interface ShownPhoto {
  url: string;
  caption: string;
}

/**
 * Width of a card, for `sizes`. Phones state about half of it: up to 430 pixels at a ratio of 3 every browser then
 * loads the 720-pixel file, which looks as sharp.
 */
export const CARD_SIZES = '(min-width: 64rem) 27rem, (min-width: 48rem) 50vw, 55vw';

interface PersonPhotosProps {
  firstName: string;
  photos: readonly ShownPhoto[];
  /** Shown while there is no photo. */
  phrase?: string | undefined;
  eager?: boolean;
  /** Off screen for now: the next photo is not loaded. */
  aside?: boolean;
  answerTo?: ((to: AnswerTo) => ReactNode) | undefined;
  /** In the top corner, to keep the text at the bottom below the face. */
  mark?: ReactNode;
  children: ReactNode;
}

/** Photo carousel with buttons only: swiping moves between people. */
export function PersonPhotos({
  firstName,
  photos,
  phrase,
  eager = false,
  aside = false,
  answerTo,
  mark,
  children,
}: PersonPhotosProps) {
  const [place, setPlace] = useState(0);
  const [loaded, setLoaded] = useState<number>();
  const photo = photos[place] ?? photos[0];
  const many = photos.length > 1;

  // Not `preload`, which warns when a photo is never opened.
  const next = loaded === place && !aside ? photos[place + 1]?.url : undefined;
  useEffect(() => {
    if (next) Object.assign(new Image(), { sizes: CARD_SIZES, srcset: photoSources(next) });
  }, [next]);

  const of = ofName(firstName);
  return (
    <figure className="grid gap-2" onLoadCapture={() => setLoaded(place)}>
      <div className="group/picture relative isolate grid overflow-hidden rounded-[28px] max-sm:in-data-edge:rounded-none">
        <Portrait
          firstName={firstName}
          src={photo?.url ?? null}
          phrase={phrase}
          sources={photo && { srcSet: photoSources(photo.url), sizes: CARD_SIZES }}
          alt={many ? `Photo ${place + 1} sur ${photos.length} ${of}` : `Photo ${of}`}
          eager={eager || place > 0}
          // The first photo of a card was requested before the card: its thumbnail would only delay it.
          standIn={photo && (!eager || place > 0) ? thumbnailOf(photo.url) : undefined}
          // In a dialog on a phone, or where the text is below the picture, keeps the first text above the fold.
          className="col-start-1 row-start-1 data-faceless:aspect-auto data-faceless:max-h-none! max-h-[max(18rem,calc(100dvh-24rem))] object-[50%_33%] @max-[21rem]:max-h-[40dvh]! max-sm:in-data-edge:max-h-[max(18rem,calc(100dvh-11rem))] @2xl:max-h-[max(26rem,calc(100dvh-18.5rem))]"
        />
        <div className={classNames('by-day absolute left-4', many ? 'top-7' : 'top-4')}>{mark}</div>
        {/*
         * Before the buttons in DOM order: from the name, one step back leaves the card. On a small phone, or with larger
         * text, it would cover the face, and is below it; so it is below a phrase.
         */}
        <div className="by-day on-dark pointer-events-none relative col-start-1 row-start-1 self-end text-on-picture px-5 pb-4 text-white @max-[21rem]:row-start-2 @max-[21rem]:bg-nuit @max-[21rem]:pt-4 group-has-data-faceless/picture:row-start-2 group-has-data-faceless/picture:bg-nuit group-has-data-faceless/picture:pt-4 @2xl:pb-5 forced-colors:bg-[Canvas]">
          {children}
        </div>
        {many ? (
          <>
            <PhotoMarks count={photos.length} place={place} />
            <TurnButton
              side="left"
              icon={ChevronLeft}
              label={`Photo précédente ${of}`}
              turn={place > 0 ? () => setPlace(place - 1) : null}
            />
            <TurnButton
              side="right"
              icon={ChevronRight}
              label={`Photo suivante ${of}`}
              turn={place < photos.length - 1 ? () => setPlace(place + 1) : null}
            />
          </>
        ) : null}
      </div>
      {many ? (
        <p role="status" className="sr-only">
          {`Photo ${place + 1} sur ${photos.length}${photo?.caption ? `\u202f: ${photo.caption}` : ''}`}
        </p>
      ) : null}
      {photo && (answerTo || photos.some(({ caption }) => caption)) ? (
        // Rendered without a caption too, to avoid a layout shift.
        <figcaption className="flex min-h-6 flex-wrap items-center justify-end gap-x-3 px-2 text-sm max-sm:in-data-edge:px-(--page-padding) text-encre-2 @2xl:pl-6">
          <span className={classNames('min-w-0 flex-1 wrap-anywhere', !answerTo && 'text-center')}>
            {photo.caption}
          </span>
          {answerTo?.({ photo: photo.url })}
        </figcaption>
      ) : null}
    </figure>
  );
}

function PhotoMarks({ count, place }: { count: number; place: number }) {
  return (
    <div
      aria-hidden="true"
      // Leaves room for the dialog’s close button, on the right on a phone.
      className="by-day absolute inset-x-4 top-3 flex gap-1.5 in-[[role=dialog]]:@max-2xl:right-20"
    >
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity.
          key={index}
          className={classNames(
            'h-1.5 flex-1 rounded-full border border-nuit/40',
            index === place ? 'bg-carte' : 'bg-nuit/35',
          )}
        />
      ))}
    </div>
  );
}

interface TurnButtonProps {
  side: 'left' | 'right';
  icon: LucideIcon;
  label: string;
  /** Null at either end: the button stays, to keep the focus. */
  turn: (() => void) | null;
}

function TurnButton({ side, icon: Icon, label, turn }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={turn === null}
      onClick={turn ?? undefined}
      className={classNames(
        'by-day absolute top-[38%] @max-[21rem]:top-36 z-10 grid size-11 place-items-center rounded-full border border-encre/20 bg-carte/85 text-prune transition-[opacity,background-color] hover:bg-carte aria-disabled:opacity-0',
        side === 'left' ? 'left-3' : 'right-3',
      )}
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  );
}
