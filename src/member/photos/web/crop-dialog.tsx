import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { INITIAL_THUMBNAIL } from '../rules.ts';
import { CropControls } from './crop-controls.tsx';
import { largestFrame } from './crop-frame.ts';
import { CropStage } from './crop-stage.tsx';
import { CropTargets } from './crop-targets.tsx';
import { UPRIGHT_RATIO } from './framed-photo.tsx';
import { type CroppedPhoto, cropPhoto, isBlurred } from './photo-file.ts';

const THUMBNAIL_RATIO = UPRIGHT_RATIO;
const FIRST_CIRCLE = {
  x: INITIAL_THUMBNAIL.x,
  y: INITIAL_THUMBNAIL.y,
  width: INITIAL_THUMBNAIL.side,
  height: INITIAL_THUMBNAIL.side * THUMBNAIL_RATIO,
};

interface CropDialogProps {
  file: File;
  /** The file, opened. */
  image: HTMLImageElement;
  onCropped: (cropped: CroppedPhoto) => void;
  onCancel: () => void;
}

/** Mount it per image; unmount it after `onCropped` or `onCancel`. */
export function CropDialog({ file, image, onCropped, onCancel }: CropDialogProps) {
  const ratio = image.naturalWidth / image.naturalHeight / UPRIGHT_RATIO;
  const [upright, setUpright] = useState(() => largestFrame(ratio));
  const [circle, setCircle] = useState(FIRST_CIRCLE);
  const [target, setTarget] = useState<'upright' | 'circle'>('upright');
  const round = target === 'circle';
  const onChange = round ? setCircle : setUpright;

  async function crop() {
    const thumbnail = { x: circle.x, y: circle.y, side: circle.width };
    onCropped({ ...(await cropPhoto(file, image, upright)), thumbnail });
  }
  return (
    <Dialog
      onClose={onCancel}
      title="Recadrer la photo"
      description={round ? 'Placez le cercle sur votre visage.' : 'Faites glisser la photo dans son cadre.'}
      footer={
        <>
          <Button variant="quiet" onClick={onCancel}>
            Annuler
          </Button>
          <Button onClick={() => void crop()}>Valider</Button>
        </>
      }
    >
      <CropStage
        src={image.src}
        frame={upright}
        ratio={ratio}
        thumbnail={round ? { frame: circle, ratio: THUMBNAIL_RATIO } : null}
        onChange={onChange}
      />
      {isBlurred(image, upright) ? (
        <p role="status" className="text-center text-sm text-encre-2">
          Cette partie de la photo est petite : en grand, elle paraîtra floue.
        </p>
      ) : null}
      <CropTargets src={image.src} upright={upright} circle={circle} target={target} onChoose={setTarget} />
      <CropControls
        key={target}
        subject={round ? 'le cercle' : 'le cadre'}
        frame={round ? circle : upright}
        ratio={round ? THUMBNAIL_RATIO : ratio}
        onChange={onChange}
      />
    </Dialog>
  );
}
