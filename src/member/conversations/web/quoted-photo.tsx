import { ofName } from '#lib/of-name.ts';
import type { ThreadPage } from './thread-query.ts';

interface QuotedPhotoProps {
  photo: NonNullable<ThreadPage['photo']>;
  contactName: string;
}

/** The photo that a conversation began with: it stands above the first message, for both. */
export function QuotedPhoto({ photo: { thumbnailUrl, caption, mine }, contactName }: QuotedPhotoProps) {
  return (
    <figure className="grid w-full max-w-md justify-items-center gap-2 justify-self-center rounded-card bg-lin px-5 py-4 text-center">
      <figcaption className="text-sm text-encre-2">
        {mine ? `${contactName} répond à votre photo` : `Vous répondez à une photo ${ofName(contactName)}`}
      </figcaption>
      <img
        src={thumbnailUrl}
        alt={caption || (mine ? 'Votre photo' : `Photo ${ofName(contactName)}`)}
        width={256}
        height={256}
        decoding="async"
        className="size-28 rounded-[20px] bg-carte object-cover"
      />
      {caption ? (
        <span aria-hidden="true" className="font-title text-lg wrap-anywhere">
          {caption}
        </span>
      ) : null}
    </figure>
  );
}
