import { ofName } from '#lib/of-name.ts';
import { QuotedOpening } from './quoted-opening.tsx';
import type { ThreadPage } from './thread-query.ts';

interface QuotedPhotoProps {
  photo: NonNullable<ThreadPage['photo']>;
  contactName: string;
}

export function QuotedPhoto({ photo: { thumbnailUrl, caption, mine }, contactName }: QuotedPhotoProps) {
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
