import { CloudOff, ImagePlus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import type { Joining } from '#mechanisms/threads/web/shared/composer.tsx';
import { PHOTO_MAX_BYTES } from '#member/photos/rules.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { PICTURE_REFUSALS } from '../../contract.ts';
import { PICTURES_PER_MESSAGE } from '../../rules.ts';

const TOO_MANY = 'Trois images au plus par message.';
const FAILED = 'L’image n’a pas pu être envoyée. Votre texte est gardé.';

/**
 * Pictures attached to the message being written. Uploads each one when it is chosen; the message refers to the stored
 * ids.
 */
export function useJoinedPictures(
  upload: (picture: { photo: File; clientId: string }) => Promise<{ id: string }>,
): Joining {
  const [pictures, setPictures] = useState<readonly JoinedPicture[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** All pictures chosen here, to restore those of a failed message. */
  const chosen = useRef(new Map<string, JoinedPicture>());
  useEffect(() => {
    const { current } = chosen;
    return () => {
      for (const { previewUrl } of current.values()) URL.revokeObjectURL(previewUrl);
    };
  }, []);

  async function start(picture: JoinedPicture) {
    const { clientId } = picture;
    const update = (changed: Partial<JoinedPicture>) => {
      const next = { ...picture, ...changed };
      chosen.current.set(clientId, next);
      setPictures((all) => all.map((one) => (one.clientId === clientId ? next : one)));
    };
    update({ failure: null });
    try {
      update(await upload(picture));
    } catch (error) {
      update({ failure: errorSentence(error, FAILED) });
    }
  }
  function add(files: readonly File[]) {
    const room = PICTURES_PER_MESSAGE - pictures.length;
    const refused = files.map(refusalOf).find((sentence) => sentence !== null);
    setRefusal(refused ?? (files.length > room ? TOO_MANY : null));
    for (const photo of files.filter((file) => refusalOf(file) === null).slice(0, room)) {
      const previewUrl = URL.createObjectURL(photo);
      const picture = { clientId: crypto.randomUUID(), photo, previewUrl, id: null, failure: null };
      setPictures((all) => [...all, picture]);
      void start(picture);
    }
  }
  const remove = ({ clientId }: JoinedPicture) => {
    setRefusal(null);
    setPictures((all) => all.filter((one) => one.clientId !== clientId));
  };
  return {
    part: (
      <JoinedPictures
        pictures={pictures}
        refusal={refusal}
        add={add}
        remove={remove}
        retry={(picture) => void start(picture)}
      />
    ),
    wordless: pictures.length === 0 ? null : pictures.length === 1 ? 'Image jointe' : 'Images jointes',
    holdsBack: holdsBack(pictures),
    take() {
      setPictures([]);
      return pictures.flatMap(({ id }) => id ?? []);
    },
    restore: (ids) =>
      setPictures([...chosen.current.values()].filter(({ id }) => id !== null && ids.includes(id))),
  };
}

function holdsBack(pictures: readonly JoinedPicture[]): string | null {
  if (pictures.some(({ failure }) => failure !== null))
    return 'Une image n’est pas partie. Réessayez ou retirez-la.';
  return pictures.some(({ id }) => id === null) ? 'L’image arrive, un instant.' : null;
}

function refusalOf({ type, size }: File): string | null {
  // Some systems report no type; the server decides.
  if (type !== '' && !['image/jpeg', 'image/png', 'image/webp'].includes(type))
    return PICTURE_REFUSALS.PICTURE_UNREADABLE.message;
  return size > PHOTO_MAX_BYTES ? PICTURE_REFUSALS.PICTURE_TOO_LARGE.message : null;
}

/** A picture attached to the message being written. */
interface JoinedPicture {
  /** Idempotency key of the upload. */
  clientId: string;
  photo: File;
  previewUrl: string;
  /** Null until stored. */
  id: string | null;
  failure: string | null;
}

interface JoinedPicturesProps {
  pictures: readonly JoinedPicture[];
  /** Why the last choice was rejected. */
  refusal: string | null;
  add: (files: readonly File[]) => void;
  remove: (picture: JoinedPicture) => void;
  retry: (picture: JoinedPicture) => void;
}

/** The attach button, and the attached pictures. */
function JoinedPictures({ pictures, refusal, add, remove, retry }: JoinedPicturesProps) {
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
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
        }}
      />
    </div>
  );
}
