import 'react-image-crop/dist/ReactCrop.css';
import { useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { CropControls } from './crop-controls.tsx';
import { initialFrame } from './crop-frame.ts';
import { CROP_FAILED, cropImage } from './photo-file.ts';

const cropArea = lazyPart(
  () => import('./crop-area.tsx'),
  ({ CropArea }) => CropArea,
);

interface CropDialogProps {
  image: HTMLImageElement;
  /** The 256×256 JPEG. */
  onCropped: (photo: File) => void;
  onCancel: () => void;
}

/** Mounted once a photo is open, and unmounted when it is settled. */
export function CropDialog({ image, onCropped, onCancel }: CropDialogProps) {
  const ratio = image.naturalWidth / image.naturalHeight;
  const [frame, setFrame] = useState(() => initialFrame(ratio));
  const [failed, setFailed] = useState(false);

  async function crop() {
    try {
      onCropped(await cropImage(image, frame));
    } catch {
      setFailed(true);
    }
  }
  return (
    <Dialog
      onClose={onCancel}
      title="Recadrer la photo"
      description="Placez votre visage dans le cercle."
      footer={
        <>
          <Button variant="quiet" onClick={onCancel}>
            Annuler
          </Button>
          <Button onClick={() => void crop()}>Valider</Button>
        </>
      }
    >
      {failed ? <Alert>{CROP_FAILED}</Alert> : null}
      <div className="grid min-h-40 place-items-center overflow-hidden rounded-field bg-lin">
        <Lazy part={cropArea} waiting={<PhotoSkeleton />}>
          {(CropArea) => <CropArea imageUrl={image.src} frame={frame} onChange={setFrame} />}
        </Lazy>
      </div>
      <CropControls frame={frame} ratio={ratio} onChange={setFrame} />
    </Dialog>
  );
}

function PhotoSkeleton() {
  return (
    <Loading label="Ouverture de la photo…" className="w-full p-6">
      <Skeleton round className="mx-auto size-40" />
    </Loading>
  );
}
