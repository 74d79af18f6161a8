import { Camera, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError, OptionalMark } from '#ui/field.tsx';
import { PhotoPicker } from './photo-picker.tsx';

interface PhotoFieldProps {
  photo: File | null;
  onChange: (photo: File | null) => void;
}

/** Chooses, frames, shows and removes a photo. Nothing leaves the browser here: the form sends it. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const previewUrl = useObjectUrl(photo);
  return (
    <PhotoPicker onCropped={onChange}>
      {({ choose, refusal }) => (
        <div className="flex flex-col items-center gap-5 text-center sm:flex-row sm:gap-7 sm:text-left">
          <Avatar firstName="vous" photoUrl={previewUrl} size="huge" />
          <div className="grid gap-3">
            <div className="grid gap-1">
              <h2 className="text-h3">
                Votre photo
                <OptionalMark />
              </h2>
              <p className="text-encre-2">
                Un visage souriant, de face, sans lunettes de soleil. Seules les personnes qui peuvent voir
                votre profil la verront.
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
