import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Range } from '#ui/slider.tsx';
import { type CropFrame, INITIAL_THUMBNAIL } from '../rules.ts';
import { largestFrame, moved, placeOf, withZoom, ZOOM, zoomOf } from './crop-frame.ts';
import { CropStage, FramedPhoto, RoundPreview, UPRIGHT_RATIO } from './crop-stage.tsx';
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
  /** The decoded file. */
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

/** In percent of the photo. */
const MOVE_STEP = 5;
const ZOOM_BUTTON_STEP = 20;

const moves = [
  { icon: ArrowLeft, label: 'Déplacer vers la gauche', right: -MOVE_STEP, down: 0 },
  { icon: ArrowUp, label: 'Déplacer vers le haut', right: 0, down: -MOVE_STEP },
  { icon: ArrowDown, label: 'Déplacer vers le bas', right: 0, down: MOVE_STEP },
  { icon: ArrowRight, label: 'Déplacer vers la droite', right: MOVE_STEP, down: 0 },
];

interface CropControlsProps {
  subject: string;
  frame: CropFrame;
  ratio: number;
  onChange: (frame: CropFrame) => void;
}

/** Keyboard and button alternative to dragging (accessibility item A4). */
function CropControls({ subject, frame, ratio, onChange }: CropControlsProps) {
  const id = useId();
  const zoom = zoomOf(frame, ratio);
  const percent = `${zoom} %`;
  const zoomTo = (value: number) => onChange(withZoom(frame, ratio, value));
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <p className="flex items-baseline justify-between gap-4">
          <label htmlFor={id} className="font-semibold">
            Zoom
          </label>
          <span aria-hidden="true" className="text-sm text-encre-2 tabular-nums">
            {percent}
          </span>
        </p>
        <div className="grid grid-cols-[auto_1fr_auto] items-center gap-3">
          <IconButton
            icon={Minus}
            label="Zoom arrière"
            variant="outline"
            onClick={() => zoomTo(zoom - ZOOM_BUTTON_STEP)}
          />
          <Range
            {...ZOOM}
            value={Math.min(ZOOM.max, zoom)}
            valueText={() => percent}
            onChange={zoomTo}
            id={id}
          />
          <IconButton
            icon={Plus}
            label="Zoom avant"
            variant="outline"
            onClick={() => zoomTo(zoom + ZOOM_BUTTON_STEP)}
          />
        </div>
      </div>
      <Disclosure label="Déplacer avec des flèches">
        <fieldset className="flex justify-center gap-2 py-1">
          <legend className="sr-only">{`Déplacer ${subject}`}</legend>
          {moves.map(({ icon, label, right, down }) => (
            <IconButton
              key={label}
              icon={icon}
              label={label}
              variant="outline"
              onClick={() => onChange(moved(frame, right, down))}
            />
          ))}
        </fieldset>
      </Disclosure>
      <p role="status" className="sr-only">
        {`Zoom ${percent}. ${placeOf(frame)}.`}
      </p>
    </div>
  );
}

type Target = 'upright' | 'circle';

interface CropTargetsProps {
  src: string;
  upright: CropFrame;
  circle: CropFrame;
  target: Target;
  onChoose: (target: Target) => void;
}

/** Previews of both crops; clicking one selects it for editing. */
function CropTargets({ src, upright, circle, target, onChoose }: CropTargetsProps) {
  return (
    <fieldset className="mx-auto grid w-full max-w-sm grid-cols-2 gap-3">
      <legend className="sr-only">Ce que vous recadrez</legend>
      <TargetButton
        label="Portrait"
        note="sur le profil"
        chosen={target === 'upright'}
        onClick={() => onChoose('upright')}
      >
        <span className="relative block aspect-4/5 w-9 overflow-hidden rounded-lg bg-lin">
          <FramedPhoto src={src} frame={upright} />
        </span>
      </TargetButton>
      <TargetButton
        label="Vignette"
        note="en petit"
        chosen={target === 'circle'}
        onClick={() => onChoose('circle')}
      >
        <span className="block w-11">
          <RoundPreview src={src} frame={upright} thumbnail={circle} />
        </span>
      </TargetButton>
    </fieldset>
  );
}

interface TargetButtonProps {
  label: string;
  note: string;
  chosen: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function TargetButton({ label, note, chosen, onClick, children }: TargetButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onClick}
      className={classNames(
        'flex min-h-16 items-center gap-3 rounded-field border-2 px-3 py-2 text-left transition-colors',
        chosen ? 'border-prune bg-rosee' : 'border-bord bg-carte hover:border-prune',
      )}
    >
      <span className="shrink-0">{children}</span>
      <span className="grid leading-tight">
        <span className="font-semibold">{label}</span>
        <span className="text-xs text-encre-2">{note}</span>
      </span>
    </button>
  );
}
