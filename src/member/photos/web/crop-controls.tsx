import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { Disclosure } from '#ui/disclosure.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Range } from '#ui/slider.tsx';
import type { CropFrame } from '../rules.ts';
import { moved, placeOf, withZoom, ZOOM, zoomOf } from './crop-frame.ts';

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
export function CropControls({ subject, frame, ratio, onChange }: CropControlsProps) {
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
            control={{ id, 'aria-describedby': undefined, 'aria-invalid': undefined }}
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
