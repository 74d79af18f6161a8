import { useMutation } from '@tanstack/react-query';
import { Camera, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { PhotoPicker } from '#member/photos/web/shared/photo-picker.tsx';
import { Button } from '#ui/button.tsx';
import { Face } from '#ui/face.tsx';
import { FieldError } from '#ui/field.tsx';
import { deskContentApi } from './shared/api.ts';

interface PictureFieldProps {
  name: string;
  url: string | null;
  /** Fallback illustration, besides the initial. */
  drawn?: string | null;
  onChange: (url: string | null) => void;
}

/** Crops like a member’s photo and uploads at once; the picture is published when the card is saved. */
export function PictureField({ name, url, drawn = null, onChange }: PictureFieldProps) {
  const id = useId();
  const send = useMutation(
    deskContentApi.addPicture.mutationOptions({ onSuccess: (picture) => onChange(picture.url) }),
  );
  return (
    <PhotoPicker onCropped={({ photo, frame }) => send.mutate({ photo, frame })}>
      {({ choose, refusal }) => {
        const sentence =
          refusal ??
          (send.error && errorSentence(send.error, 'La photo n’a pas pu être envoyée. Réessayez.'));
        return (
          <div className="flex flex-wrap items-center gap-5">
            <Face
              picture={url ?? drawn}
              name={name || '?'}
              className="w-24! shrink-0 rounded-field bg-sauge-100"
            />
            <div className="grid gap-2">
              <p className="font-semibold">Photo</p>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="small"
                  pending={send.isPending}
                  pendingLabel="Envoi…"
                  aria-describedby={`${id}-limits`}
                  onClick={choose}
                >
                  <Camera aria-hidden="true" />
                  {url ? 'Changer de photo' : 'Choisir une photo'}
                </Button>
                {url ? (
                  <Button variant="quiet" size="small" onClick={() => onChange(null)}>
                    <Trash2 aria-hidden="true" />
                    Retirer
                  </Button>
                ) : null}
              </div>
              <p id={`${id}-limits`} className="text-sm text-encre-2">
                PNG, JPG jusqu’à 10 Mo. Sans photo, l’initiale la remplace.
              </p>
              <div role="alert">
                {sentence ? <FieldError id={`${id}-refusal`}>{sentence}</FieldError> : null}
              </div>
            </div>
          </div>
        );
      }}
    </PhotoPicker>
  );
}
