import { Camera, Eye, MapPin, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { type OwnProfile, PHOTO_UPLOAD_FAILED } from '#features/profile/contract.ts';
import { ownAge } from '#features/profile/web/edit/own-age.ts';
import { PhotoPicker } from '#features/profile/web/photo/photo-picker.tsx';
import { RemovePhotoDialog } from '#features/profile/web/photo/remove-photo-dialog.tsx';
import { useSavePhoto } from '#features/profile/web/photo/use-save-photo.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FieldError } from '#ui/field.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { OwnPreviewDialog } from './own-preview-dialog.tsx';

/** The photo, sent as soon as it is framed, and the door to what others see. */
export function PhotoCard({ profile }: { profile: OwnProfile }) {
  const id = useId();
  const [window, setWindow] = useState<'preview' | 'removal' | null>(null);
  const save = useSavePhoto();
  const { error, variables } = save;
  return (
    <Card
      as="section"
      tone="lavande"
      aria-labelledby={`${id}-name`}
      className="grid justify-items-center gap-5 text-center sm:p-8 lg:sticky lg:top-24"
    >
      <Avatar
        firstName={profile.first_name}
        photoUrl={profile.photo_url}
        size="huge"
        className="ring-4 ring-white"
      />
      <div className="grid gap-1">
        <h2 id={`${id}-name`} className="text-h3 sm:text-2xl">
          {`${profile.first_name}, ${ownAge(profile.birth_date)} ans`}
        </h2>
        <p className="inline-flex items-center justify-center gap-1.5 text-encre-2">
          <MapPin aria-hidden="true" className="size-4.5 shrink-0 text-prune" />
          {profile.city}
        </p>
      </div>
      <PhotoPicker onCropped={(photo) => save.mutate({ photo })}>
        {({ choose, refusal }) => (
          <div className="grid justify-items-center gap-2">
            <Button
              variant="secondary"
              pending={save.isPending}
              pendingLabel="Envoi de la photo…"
              aria-describedby={`${id}-limits${refusal ? ` ${id}-refusal` : ''}`}
              onClick={choose}
            >
              <Camera aria-hidden="true" />
              {profile.photo_url ? 'Changer de photo' : 'Ajouter une photo'}
            </Button>
            {profile.photo_url ? (
              <Button
                variant="quiet"
                size="small"
                disabled={save.isPending}
                onClick={() => setWindow('removal')}
              >
                <Trash2 aria-hidden="true" />
                Retirer la photo
              </Button>
            ) : null}
            <p id={`${id}-limits`} className="text-sm text-encre-2">
              PNG, JPG jusqu’à 10 Mo
            </p>
            <div role="alert">{refusal ? <FieldError id={`${id}-refusal`}>{refusal}</FieldError> : null}</div>
          </div>
        )}
      </PhotoPicker>
      {error && variables ? (
        <div className="text-left">
          <RetryAlert retrying={save.isPending} onRetry={() => save.mutate(variables)}>
            {errorSentence(error, PHOTO_UPLOAD_FAILED)}
          </RetryAlert>
        </div>
      ) : null}
      <div className="w-full border-t border-bord/30 pt-5">
        <Button
          variant="quiet"
          size="small"
          className="leading-snug whitespace-normal!"
          onClick={() => setWindow('preview')}
        >
          <Eye aria-hidden="true" />
          <span className="text-left text-balance">Voir mon profil comme les autres le voient</span>
        </Button>
      </div>
      {window === 'preview' ? <OwnPreviewDialog profile={profile} onClose={() => setWindow(null)} /> : null}
      {window === 'removal' ? <RemovePhotoDialog onClose={() => setWindow(null)} /> : null}
    </Card>
  );
}
