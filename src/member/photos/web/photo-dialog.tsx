import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { isRefusal, showFieldErrors } from '#browser/api/error-sentence.ts';
import { versionOf } from '#lib/version-of.ts';
import { PROFILE_UPDATE_FAILED } from '#member/profile/contract.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { typedResolver } from '#ui/form/typed-resolver.ts';
import { TextArea } from '#ui/text-area.tsx';
import { caption, type OwnPhoto } from '../contract.ts';
import { CAPTION_MAX_LENGTH } from '../rules.ts';
import { useDescribePhoto, useRemovePhoto } from './use-photos.ts';

const schema = z.object({ caption });

interface PhotoDialogProps {
  photo: OwnPhoto;
  place: number;
  count: number;
  onMove: (place: number) => void;
  onClose: () => void;
}

export function PhotoDialog({ photo, place, count, onMove, onClose }: PhotoDialogProps) {
  const id = useId();
  const [removing, setRemoving] = useState(false);
  const [version] = useState(() => versionOf({ caption: photo.caption }));
  const form = useForm<z.input<typeof schema>>({
    resolver: typedResolver(schema),
    defaultValues: { caption: photo.caption },
  });
  const describe = useDescribePhoto(onClose, (error) => showFieldErrors(error, ['caption'], form.setError));
  const send = (known: string) =>
    form.handleSubmit((typed) => describe.mutate({ id: photo.id, ...typed, version: known }));
  return (
    <Dialog
      onClose={onClose}
      title={place === 0 ? 'Photo principale' : `Photo ${place + 1} sur ${count}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Fermer
          </Button>
          <Button type="submit" form={id} pending={describe.isPending} pendingLabel="Enregistrement…">
            Enregistrer
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,14rem)_1fr]">
        <img
          src={photo.url}
          alt={photo.caption}
          className="mx-auto aspect-4/5 max-h-[28dvh] w-auto rounded-field bg-lin object-cover sm:max-h-none sm:w-full"
        />
        <div className="grid gap-5">
          <form id={id} noValidate onSubmit={send(version)}>
            <TextArea
              label="Légende"
              optional
              hint="Un lieu, un moment : de quoi lancer la conversation."
              rows={2}
              className="[&_textarea]:min-h-20"
              maxLength={CAPTION_MAX_LENGTH}
              error={form.formState.errors.caption?.message}
              {...form.register('caption')}
            />
          </form>
          <FailureAlert
            error={!isRefusal(describe.error, 'INVALID_INPUT') && describe.error}
            failed={PROFILE_UPDATE_FAILED}
            newer={{
              sent: describe.variables,
              names: { caption: 'Légende' },
              replace: (found) => send(found)(),
            }}
          >
            <p>Votre légende est toujours là.</p>
          </FailureAlert>
          {count > 1 ? <PlaceButtons place={place} count={count} onMove={onMove} /> : null}
          <Button
            variant="quiet"
            size="small"
            className="justify-self-start text-danger!"
            onClick={() => setRemoving(true)}
          >
            <Trash2 aria-hidden="true" />
            Retirer cette photo
          </Button>
        </div>
      </div>
      {removing ? (
        <RemovePhotoDialog photoId={photo.id} onClose={() => setRemoving(false)} onRemoved={onClose} />
      ) : null}
    </Dialog>
  );
}

function PlaceButtons({ place, count, onMove }: Pick<PhotoDialogProps, 'place' | 'count' | 'onMove'>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">Sa place</legend>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" disabled={place === 0} onClick={() => onMove(place - 1)}>
          <ArrowLeft aria-hidden="true" />
          Avancer d’une place
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        >
          Reculer d’une place
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
      {place > 1 ? (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={() => onMove(0)}>
          <Star aria-hidden="true" />
          En faire ma photo principale
        </Button>
      ) : null}
      <p role="status" className="text-sm text-encre-2">
        {place === 0 ? 'Elle est montrée la première.' : `Elle est à la place ${place + 1} sur ${count}.`}
      </p>
    </fieldset>
  );
}

interface RemovePhotoDialogProps {
  photoId: string;
  onClose: () => void;
  onRemoved: () => void;
}

function RemovePhotoDialog({ photoId, onClose, onRemoved }: RemovePhotoDialogProps) {
  const remove = useRemovePhoto(onRemoved);
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Retirer cette photo ?"
      description="Elle sera effacée tout de suite, avec sa légende. Le reste de votre profil ne change pas."
      confirmLabel="Retirer la photo"
      danger
      pending={remove.isPending}
      pendingLabel="Un instant…"
      onConfirm={() => remove.mutate({ id: photoId })}
    >
      <FailureAlert error={remove.error} failed={PROFILE_UPDATE_FAILED} />
    </ConfirmDialog>
  );
}
