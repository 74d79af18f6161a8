import ReactCrop from 'react-image-crop';
import type { CropFrame } from './crop-frame.ts';

/** One press of an arrow moves by so many pixels; the library’s single pixel would take an evening. */
ReactCrop.nudgeStep = 6;

const labels = {
  cropArea: 'Cadre de la photo : les flèches du clavier le déplacent',
  nwDragHandle: 'Coin haut gauche : les flèches changent la taille du cadre',
  nDragHandle: 'Bord haut : les flèches changent la taille du cadre',
  neDragHandle: 'Coin haut droit : les flèches changent la taille du cadre',
  eDragHandle: 'Bord droit : les flèches changent la taille du cadre',
  seDragHandle: 'Coin bas droit : les flèches changent la taille du cadre',
  sDragHandle: 'Bord bas : les flèches changent la taille du cadre',
  swDragHandle: 'Coin bas gauche : les flèches changent la taille du cadre',
  wDragHandle: 'Bord gauche : les flèches changent la taille du cadre',
};

interface CropAreaProps {
  imageUrl: string;
  frame: CropFrame;
  onChange: (frame: CropFrame) => void;
}

/** The only place that loads the crop library. */
export function CropArea({ imageUrl, frame, onChange }: CropAreaProps) {
  return (
    <ReactCrop
      crop={{ unit: '%', ...frame }}
      onChange={(_pixels, { x, y, width, height }) => onChange({ x, y, width, height })}
      aspect={1}
      circularCrop
      keepSelection
      minWidth={56}
      ariaLabels={labels}
      className="max-h-[42dvh] [--rc-drag-handle-bg-colour:var(--color-prune)] [--rc-drag-handle-size:16px] [--rc-focus-color:var(--color-abricot)]"
    >
      <img src={imageUrl} alt="Votre photo, avant recadrage" className="block max-h-[42dvh]" />
    </ReactCrop>
  );
}
