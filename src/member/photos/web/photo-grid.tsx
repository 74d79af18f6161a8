import { useQuery } from '@tanstack/react-query';
import { CloudOff, ImagePlus } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { mayUseCamera } from '#browser/may-use-camera.ts';
import { PROFILE_LOAD_FAILED, PROFILE_UPDATE_FAILED } from '#member/profile/contract.ts';
import { photoContent } from '#member/profile/rules.ts';
import { hiddenQuery } from '#member/profile/web/shared/api.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { FieldError } from '#ui/field.tsx';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { MissingContent } from '#ui/missing-content.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { type OwnPhoto, PHOTO_UPLOAD_FAILED } from '../contract.ts';
import { MAX_PHOTOS, withItemAt } from '../rules.ts';
import { PHOTO_IDEAS, WHAT_A_PHOTO_CHANGES } from '../texts.ts';
import { CaptureButton } from './capture-button.tsx';

import { photosApi } from './shared/api.ts';
import { PhotoPicker } from './shared/photo-picker.tsx';
import { useDragOrder } from './shared/use-drag-order.ts';
import { useOrderPhotos } from './use-photos.ts';
import { type Upload, useUploads } from './use-uploads.ts';

const GRID = 'grid grid-cols-3 gap-2.5';

/** Loads the page anew, so that its document may open the camera. */
const CAPTURE_PATH = '/profile?photo=camera';
const SAVE_FIRST =
  'Enregistrez d’abord ce que vous modifiez\u202f: pour ouvrir la caméra, cette page se recharge.';

const photoDialog = lazyPart(
  () => import('./photo-dialog.tsx'),
  ({ PhotoDialog }) => PhotoDialog,
);

/** @param unsaved whether a full load would lose what was typed on the page */
export function PhotoGrid({ unsaved }: { unsaved: boolean }) {
  const read = useQuery(photosApi.list.queryOptions());
  const { data: photos } = read;
  const { data: hidden = [] } = useQuery(hiddenQuery());
  const list = useRef<HTMLUListElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [address, setAddress] = useSearchParams();
  const [asked] = useState(address.get('photo') === 'camera');
  const [mustSave, setMustSave] = useState(false);
  const ready = mayUseCamera();
  const order = useOrderPhotos();
  const { uploads, add, retry, drop } = useUploads(() => setSaid('Votre photo est enregistrée'));
  const ids = photos?.map(({ id }) => id) ?? [];
  const { drag, handlersOf } = useDragOrder(list, (id, onto) => move(id, ids.indexOf(onto)));

  function move(id: string, place: number) {
    order.mutate({ ids: withItemAt(ids, id, place) });
    setSaid(
      place === 0 ? 'C’est maintenant votre photo principale' : `Photo déplacée à la place ${place + 1}`,
    );
  }
  useEffect(() => {
    // A later visit to this address opens no camera.
    if (asked) setAddress({}, { replace: true });
  }, [asked, setAddress]);
  if (!photos)
    return <MissingContent query={read} failed={PROFILE_LOAD_FAILED} waiting={<PhotoGridSkeleton />} />;
  const taken = photos.length + uploads.length;
  const open = photos.findIndex(({ id }) => id === openId);
  const opened = photos[open];
  return (
    <PhotoPicker onCropped={add} captures={asked && ready}>
      {({ choose, capture, refusal }) => (
        <div className="grid gap-3">
          <ul ref={list} aria-label="Mes photos" className={GRID}>
            {photos.map((photo, place) => (
              <PhotoTile
                key={photo.id}
                photo={photo}
                place={place}
                count={photos.length}
                drag={drag}
                hidden={hidden.some(({ content }) => content === photoContent(photo.id))}
                onOpen={() => setOpenId(photo.id)}
                {...handlersOf(photo.id)}
              />
            ))}
            {uploads.map((upload) => (
              <UploadTile key={upload.clientId} upload={upload} />
            ))}
            {taken < MAX_PHOTOS ? <AddTile place={taken} onClick={choose} /> : null}
            {Array.from({ length: MAX_PHOTOS - taken - 1 }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no identity.
              <EmptyTile key={place} place={taken + 1 + place} />
            ))}
          </ul>
          {taken < MAX_PHOTOS ? (
            <CaptureButton
              onClick={() => {
                if (ready) capture();
                else if (unsaved) setMustSave(true);
                else window.location.assign(CAPTURE_PATH);
              }}
            />
          ) : null}
          <div role="alert">
            {refusal ? <FieldError id="photo-refusal">{refusal}</FieldError> : null}
            {mustSave ? <FieldError id="photo-unsaved">{SAVE_FIRST}</FieldError> : null}
          </div>
          <FailedUploads uploads={uploads} onRetry={retry} onDrop={drop} />
          <FailureAlert error={order.error} failed={PROFILE_UPDATE_FAILED} />
          {taken === 0 ? <p>{WHAT_A_PHOTO_CHANGES}</p> : null}
          <p className="text-sm text-encre-2">{hint(photos.length)}</p>
          <p role="status" className="sr-only">
            {said}
          </p>
          {opened ? (
            <Lazy part={photoDialog}>
              {(PhotoDialog) => (
                <PhotoDialog
                  photo={opened}
                  place={open}
                  count={photos.length}
                  onMove={(place) => move(opened.id, place)}
                  onClose={() => setOpenId(null)}
                />
              )}
            </Lazy>
          ) : null}
        </div>
      )}
    </PhotoPicker>
  );
}

function hint(count: number): string {
  if (count === 0) return 'Jusqu’à six photos. PNG, JPG jusqu’à 10 Mo.';
  if (count === 1) return 'Touchez votre photo pour la légender. PNG, JPG jusqu’à 10 Mo.';
  return 'Touchez une photo pour la légender, faites-la glisser pour la changer de place. PNG, JPG jusqu’à 10 Mo.';
}

function PhotoGridSkeleton() {
  return (
    <Loading label="Chargement de vos photos…" className={GRID}>
      {Array.from({ length: MAX_PHOTOS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity.
        <Skeleton key={place} className={`${PHOTO_PLACE} rounded-field`} />
      ))}
    </Loading>
  );
}

/** @param place from 0; the first ones suggest a photo */
function AddTile({ place, onClick }: { place: number; onClick: () => void }) {
  const idea = PHOTO_IDEAS[place];
  return (
    <li className={PHOTO_PLACE}>
      <button
        type="button"
        onClick={onClick}
        className="absolute inset-0 grid place-content-center justify-items-center gap-1.5 rounded-field border-2 border-dashed border-prune bg-carte px-1 text-center leading-tight text-prune transition-colors hover:bg-rosee"
      >
        <ImagePlus aria-hidden="true" className={place === 0 ? 'size-8' : 'size-6'} />
        <span className={classNames('font-semibold', place > 0 && 'sr-only')}>Ajouter une photo</span>{' '}
        {idea ? (
          <span className="text-sm text-balance">
            {idea.name}
            {place === 0 ? `, ${idea.hint}` : null}
          </span>
        ) : null}
      </button>
    </li>
  );
}

function EmptyTile({ place }: { place: number }) {
  return (
    <li
      aria-hidden="true"
      className={`${PHOTO_PLACE} grid place-items-center rounded-field bg-carte/60 px-1 text-center text-sm leading-tight text-balance text-encre-2`}
    >
      {PHOTO_IDEAS[place]?.name}
    </li>
  );
}

interface FailedUploadsProps {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onDrop: (upload: Upload) => void;
}

/** Failed uploads, with their crops for a retry. */
function FailedUploads({ uploads, onRetry, onDrop }: FailedUploadsProps) {
  return uploads
    .filter((upload) => upload.error)
    .map((upload) => (
      <Alert
        key={upload.clientId}
        tone="error"
        className="text-left"
        action={
          <>
            <Button variant="secondary" size="small" onClick={() => onRetry(upload)}>
              Réessayer
            </Button>
            <Button variant="quiet" size="small" onClick={() => onDrop(upload)}>
              Abandonner
            </Button>
          </>
        }
      >
        <p>{errorSentence(upload.error, PHOTO_UPLOAD_FAILED)}</p>
        <p>Votre cadrage est gardé.</p>
      </Alert>
    ));
}

function UploadTile({ upload }: { upload: Upload }) {
  const percent = Math.round(upload.sent * 100);
  return (
    <li className={classNames(PHOTO_PLACE, 'overflow-hidden rounded-field bg-lin')}>
      <img
        src={upload.previewUrl}
        alt=""
        className={classNames('size-full object-cover', upload.error ? 'opacity-40 grayscale' : 'opacity-70')}
      />
      {upload.error ? (
        <CloudOff aria-hidden="true" className="absolute inset-0 m-auto size-8 text-danger" />
      ) : (
        <span
          role="progressbar"
          aria-label="Envoi de la photo"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="absolute inset-x-2 bottom-2 h-2.5 overflow-hidden rounded-full border border-prune bg-carte"
        >
          <span className="block h-full bg-prune transition-[width]" style={{ width: `${percent}%` }} />
        </span>
      )}
    </li>
  );
}

interface PhotoTileProps extends Omit<ComponentProps<'button'>, 'onDrag'> {
  photo: OwnPhoto;
  place: number;
  count: number;
  drag: { id: string; right: number; down: number; over: string | null } | null;
  /** Hidden by moderation. */
  hidden: boolean;
  onOpen: () => void;
}

function PhotoTile({ photo, place, count, drag, hidden, onOpen, ...handlers }: PhotoTileProps) {
  const carried = drag?.id === photo.id;
  const awaited = !carried && drag?.over === photo.id;
  return (
    <li data-carried-onto={photo.id} className={PHOTO_PLACE}>
      <button
        {...handlers}
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        style={carried ? { transform: `translate(${drag.right}px, ${drag.down}px) scale(1.04)` } : undefined}
        className={classNames(
          'absolute inset-0 overflow-hidden rounded-field bg-lin select-none [-webkit-touch-callout:none]',
          'outline-offset-3 transition-shadow hover:ring-3 hover:ring-prune/40',
          carried && 'pointer-events-none z-10 shadow-xl ring-3 ring-prune',
          awaited && 'ring-4 ring-prune',
        )}
      >
        <img src={photo.url} alt="" draggable={false} decoding="async" className="size-full object-cover" />
        <span className="sr-only">
          {nameOf(place, count, photo.caption)}
          {hidden ? ', masquée par l’équipe' : ''}
        </span>
        {hidden ? (
          <span
            aria-hidden="true"
            className="absolute inset-0 grid place-items-center bg-papier/75 p-2 text-sm font-semibold text-encre"
          >
            Masquée
          </span>
        ) : place === 0 ? (
          <span
            aria-hidden="true"
            className="absolute bottom-[8px] left-[8px] max-w-[calc(100%-16px)] rounded-[14px] bg-carte px-[8px] py-0.5 text-sm leading-tight hyphens-auto wrap-anywhere font-semibold text-prune"
          >
            Photo principale
          </span>
        ) : null}
      </button>
    </li>
  );
}

function nameOf(place: number, count: number, caption: string): string {
  const which = place === 0 ? 'Photo principale' : `Photo ${place + 1} sur ${count}`;
  return caption ? `${which}\u202f: ${caption}` : which;
}

/** The first photo spans four of the nine grid cells. */
const PHOTO_PLACE = 'relative aspect-4/5 first:col-span-2 first:row-span-2';
