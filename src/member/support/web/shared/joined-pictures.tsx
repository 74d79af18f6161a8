import { CloudOff, ImagePlus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** A picture that is joined to the message being written. */
export interface JoinedPicture {
  /** Idempotency key of the upload. */
  clientId: string;
  photo: File;
  previewUrl: string;
  /** Null until it is stored. */
  id: string | null;
  failure: string | null;
}

interface JoinedPicturesProps {
  pictures: readonly JoinedPicture[];
  /** Why the last choice was refused. */
  refusal: string | null;
  add: (files: readonly File[]) => void;
  remove: (picture: JoinedPicture) => void;
  retry: (picture: JoinedPicture) => void;
}

/** The button that joins pictures to a message, and those that are joined. */
export function JoinedPictures({ pictures, refusal, add, remove, retry }: JoinedPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid justify-items-start gap-2">
      {pictures.length > 0 ? (
        <ul className="flex flex-wrap gap-3" aria-label="Images à envoyer">
          {pictures.map((picture, place) => (
            <li key={picture.clientId} className="grid gap-1">
              <span className="relative size-20">
                <img
                  src={picture.previewUrl}
                  alt={picture.photo.name}
                  className={classNames(
                    'size-20 rounded-[14px] border border-filet object-cover',
                    picture.id === null && 'opacity-50',
                  )}
                />
                {picture.failure ? (
                  <CloudOff aria-hidden="true" className="absolute inset-0 m-auto size-6 text-danger" />
                ) : picture.id === null ? (
                  <span className="absolute inset-0 grid place-items-center text-prune">
                    <Spinner />
                  </span>
                ) : null}
                <IconButton
                  icon={X}
                  label={`Retirer l’image ${place + 1}`}
                  variant="outline"
                  className="absolute! -top-2 -right-2 size-8!"
                  onClick={() => remove(picture)}
                />
              </span>
              {picture.failure ? (
                <Button variant="quiet" size="small" onClick={() => retry(picture)}>
                  Réessayer
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {refusal ?? pictures.find(({ failure }) => failure !== null)?.failure}
      </p>
      <Button variant="quiet" size="small" className="-ml-2" onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" />
        Joindre une image
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        aria-label="Image à joindre"
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
