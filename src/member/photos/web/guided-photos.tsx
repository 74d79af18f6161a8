import { useId, useRef } from 'react';
import { FieldError, OptionalMark } from '#ui/field.tsx';
import { PHOTO_IDEAS, WHAT_A_PHOTO_CHANGES } from '../texts.ts';
import { GuidedPhoto } from './guided-photo.tsx';
import type { CroppedPhoto } from './photo-file.ts';
import { PhotoPicker } from './shared/photo-picker.tsx';

/** One place for each idea; null while it is empty. */
export type ChosenPhotos = readonly (CroppedPhoto | null)[];

interface GuidedPhotosProps {
  photos: ChosenPhotos;
  onChange: (photos: ChosenPhotos) => void;
}

/** No upload here: the form sends the photos. */
export function GuidedPhotos({ photos, onChange }: GuidedPhotosProps) {
  const id = useId();
  const place = useRef(0);
  return (
    <PhotoPicker onCropped={(photo) => onChange(photos.with(place.current, photo))}>
      {({ choose, refusal }) => (
        <div className="grid gap-4">
          <div className="grid gap-1">
            <h2 id={`${id}-name`} className="text-h3">
              Vos photos
              <OptionalMark />
            </h2>
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
          <p className="text-sm text-encre-2">
            PNG, JPG jusqu’à 10 Mo. Vous pourrez en ajouter et les changer ensuite.
          </p>
          <div role="alert">{refusal ? <FieldError id={`${id}-refusal`}>{refusal}</FieldError> : null}</div>
        </div>
      )}
    </PhotoPicker>
  );
}
