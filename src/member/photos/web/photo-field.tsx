import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FieldError, OptionalMark } from '#ui/field.tsx';
import type { CroppedPhoto } from './photo-file.ts';
import { PhotoPicker } from './shared/photo-picker.tsx';

interface PhotoFieldProps {
  photo: CroppedPhoto | null;
  onChange: (photo: CroppedPhoto | null) => void;
}

/** No upload here: the form sends the photo. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const previewUrl = useObjectUrl(photo?.photo ?? null);
  return (
    <PhotoPicker onCropped={onChange}>
      {({ choose, refusal }) => (
        <div className="flex flex-col items-center gap-5 text-center sm:flex-row sm:gap-7 sm:text-left">
          <PhotoPreview url={previewUrl} />
          <div className="grid gap-3">
            <div className="grid gap-1">
              <h2 className="text-h3">
                Votre photo
                <OptionalMark />
              </h2>
              <p className="text-encre-2">
                Un visage souriant, de face, sans lunettes de soleil. Les membres à qui nous vous présentons
                et vos contacts verront cette photo ; l’équipe la regarde aussi. Vous pourrez en ajouter cinq
                autres ensuite.
              </p>
            </div>
            <div className="flex flex-wrap justify-center gap-3 sm:justify-start">
              <Button
                ref={add}
                variant="secondary"
                aria-describedby={`${id}-limits${refusal ? ` ${id}-refusal` : ''}`}
                onClick={choose}
              >
                <Camera aria-hidden="true" />
                {photo ? 'Changer de photo' : 'Ajouter une photo'}
              </Button>
              {photo ? (
                <Button
                  variant="quiet"
                  onClick={() => {
                    onChange(null);
                    add.current?.focus();
                  }}
                >
                  <Trash2 aria-hidden="true" />
                  Retirer la photo
                </Button>
              ) : null}
            </div>
            <p id={`${id}-limits`} className="text-sm text-encre-2">
              PNG, JPG jusqu’à 10 Mo
            </p>
            <div role="alert">{refusal ? <FieldError id={`${id}-refusal`}>{refusal}</FieldError> : null}</div>
          </div>
        </div>
      )}
    </PhotoPicker>
  );
}

function PhotoPreview({ url }: { url: string | null }) {
  return (
    <div className="grid aspect-4/5 w-40 shrink-0 place-content-center overflow-hidden rounded-card bg-lavande text-prune">
      {url ? (
        <img src={url} alt="Votre visage, tel que vous l’avez cadré" className="size-full object-cover" />
      ) : (
        <ImagePlus aria-hidden="true" className="size-9" />
      )}
    </div>
  );
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(null);
    };
  }, [file]);
  return url;
}
