import { ImagePlus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { mayUseCamera } from '#browser/may-use-camera.ts';
import { classNames } from '#ui/class-names.ts';
import { FieldError, OptionalMark } from '#ui/field.tsx';
import { PHOTO_IDEAS, WHAT_A_PHOTO_CHANGES } from '../texts.ts';
import { CaptureButton } from './capture-button.tsx';
import type { CroppedPhoto } from './photo-file.ts';
import { PhotoPicker } from './shared/photo-picker.tsx';
import { useObjectUrl } from './use-object-url.ts';

/** One entry per idea; null while it is empty. */
export type ChosenPhotos = readonly (CroppedPhoto | null)[];

interface GuidedPhotosProps {
  photos: ChosenPhotos;
  onChange: (photos: ChosenPhotos) => void;
}

/** No upload here: the form sends the photos. */
export function GuidedPhotos({ photos, onChange }: GuidedPhotosProps) {
  const id = useId();
  const place = useRef(0);
  const firstEmpty = PHOTO_IDEAS.findIndex((_, at) => !photos[at]);
  return (
    <PhotoPicker onCropped={(photo) => onChange(photos.with(place.current, photo))}>
      {({ choose, capture, refusal }) => (
        <div className="grid gap-4">
          <div className="grid gap-1">
            <h3 id={`${id}-name`}>
              Vos photos
              <OptionalMark />
            </h3>
            <p className="text-encre-2">
              Trois suffisent pour que l’on vous imagine. {WHAT_A_PHOTO_CHANGES} Les membres à qui nous vous
              présentons et vos contacts les verront{'\u202f'}; l’équipe les regarde aussi.
            </p>
          </div>
          <ul aria-labelledby={`${id}-name`} className="grid grid-cols-3 gap-2.5 sm:gap-4">
            {PHOTO_IDEAS.map((idea, at) => (
              <GuidedPhoto
                key={idea.name}
                idea={idea}
                photo={photos[at] ?? null}
                onChoose={() => {
                  place.current = at;
                  choose();
                }}
                onRemove={() => onChange(photos.with(at, null))}
              />
            ))}
          </ul>
          {firstEmpty >= 0 && mayUseCamera() ? (
            <CaptureButton
              onClick={() => {
                place.current = firstEmpty;
                capture();
              }}
            />
          ) : null}
          <p className="text-sm text-encre-2">
            PNG, JPG jusqu’à 10 Mo. Vous pourrez en ajouter et les changer ensuite.
          </p>
          <div role="alert">{refusal ? <FieldError id={`${id}-refusal`}>{refusal}</FieldError> : null}</div>
        </div>
      )}
    </PhotoPicker>
  );
}

interface GuidedPhotoProps {
  idea: (typeof PHOTO_IDEAS)[number];
  photo: CroppedPhoto | null;
  onChoose: () => void;
  onRemove: () => void;
}

function GuidedPhoto({ idea, photo, onChoose, onRemove }: GuidedPhotoProps) {
  const choose = useRef<HTMLButtonElement>(null);
  const url = useObjectUrl(photo?.photo ?? null);
  return (
    <li className="relative grid content-start gap-2">
      <button
        ref={choose}
        type="button"
        onClick={onChoose}
        className={classNames(
          'grid aspect-4/5 place-items-center overflow-hidden rounded-field text-prune transition-colors hover:bg-rosee',
          url ? 'bg-lavande' : 'border-2 border-dashed border-prune bg-carte',
        )}
      >
        <span className="sr-only">
          {`${photo ? 'Changer la photo' : 'Ajouter une photo'}\u202f: ${idea.name}, ${idea.hint}`}
        </span>
        {url ? (
          <img src={url} alt="" className="size-full object-cover" />
        ) : (
          <ImagePlus aria-hidden="true" className="size-7" />
        )}
      </button>
      {photo ? (
        <button
          type="button"
          aria-label={`Retirer la photo\u202f: ${idea.name}`}
          onClick={() => {
            onRemove();
            choose.current?.focus();
          }}
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-bl-field bg-carte/90 text-prune hover:bg-rosee"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      ) : null}
      <p aria-hidden="true" className="text-sm leading-snug">
        <strong className="block font-semibold text-balance">{idea.name}</strong>
        <span className="text-encre-2">{idea.hint}</span>
      </p>
    </li>
  );
}
