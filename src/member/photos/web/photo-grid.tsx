import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PROFILE_LOAD_FAILED, PROFILE_UPDATE_FAILED } from '#member/profile/contract.ts';
import { photoContent } from '#member/profile/rules.ts';
import { hiddenQuery } from '#member/profile/web/shared/api.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { FieldError } from '#ui/field.tsx';
import { MissingContent } from '#ui/missing-content.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { MAX_PHOTOS, withItemAt } from '../rules.ts';
import { WHAT_A_PHOTO_CHANGES } from '../texts.ts';
import { AddTile, EmptyTile } from './add-tile.tsx';
import { FailedUploads } from './failed-uploads.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { PHOTO_PLACE } from './photo-place.ts';
import { PhotoTile } from './photo-tile.tsx';
import { photosApi } from './shared/api.ts';
import { PhotoPicker } from './shared/photo-picker.tsx';
import { useDragOrder } from './shared/use-drag-order.ts';
import { UploadTile } from './upload-tile.tsx';
import { useOrderPhotos } from './use-photos.ts';
import { useUploads } from './use-uploads.ts';

const GRID = 'grid grid-cols-3 gap-2.5';

export function PhotoGrid() {
  const read = useQuery(photosApi.list.queryOptions());
  const { data: photos } = read;
  const { data: hidden = [] } = useQuery(hiddenQuery());
  const list = useRef<HTMLUListElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [said, setSaid] = useState('');
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
  if (!photos)
    return <MissingContent query={read} failed={PROFILE_LOAD_FAILED} waiting={<PhotoGridSkeleton />} />;
  const taken = photos.length + uploads.length;
  const open = photos.findIndex(({ id }) => id === openId);
  return (
    <PhotoPicker onCropped={add}>
      {({ choose, refusal }) => (
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
          <div role="alert">{refusal ? <FieldError id="photo-refusal">{refusal}</FieldError> : null}</div>
          <FailedUploads uploads={uploads} onRetry={retry} onDrop={drop} />
          <FailureAlert error={order.error} failed={PROFILE_UPDATE_FAILED} />
          {taken === 0 ? <p>{WHAT_A_PHOTO_CHANGES}</p> : null}
          <p className="text-sm text-encre-2">{hint(photos.length)}</p>
          <p role="status" className="sr-only">
            {said}
          </p>
          {photos[open] ? (
            <PhotoDialog
              photo={photos[open]}
              place={open}
              count={photos.length}
              onMove={(place) => move(photos[open]?.id ?? '', place)}
              onClose={() => setOpenId(null)}
            />
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
