import { useRef } from 'react';
import type { CropFrame } from '../rules.ts';
import { moved, zoomedBy } from './crop-frame.ts';
import { FramedPhoto } from './framed-photo.tsx';
import { useCropGestures } from './use-crop-gestures.ts';

interface CropStageProps {
  src: string;
  frame: CropFrame;
  ratio: number;
  /** Thumbnail crop, while it is the one being moved. */
  thumbnail: { frame: CropFrame; ratio: number } | null;
  onChange: (frame: CropFrame) => void;
}

/** Dragging moves the picture behind the upright frame, or the circle over the picture. */
export function CropStage({ src, frame, ratio, thumbnail, onChange }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const gestures = useCropGestures(stage, ({ right, down, factor }, by) => {
    if (thumbnail) {
      // Spreading fingers enlarges the circle, which is a lower zoom.
      const closer = by === 'wheel' ? factor : 1 / factor;
      onChange(moved(zoomedBy(thumbnail.frame, thumbnail.ratio, closer), right, down));
    } else {
      const slid = moved(frame, (-right * frame.width) / 100, (-down * frame.height) / 100);
      onChange(zoomedBy(slid, ratio, factor));
    }
  });
  return (
    <div
      {...gestures}
      ref={stage}
      className="relative mx-auto aspect-4/5 h-[min(42dvh,25rem)] max-w-full cursor-grab touch-none overflow-hidden rounded-card bg-lin active:cursor-grabbing"
    >
      <FramedPhoto src={src} frame={frame} alt="Votre photo, avant recadrage" />
      {thumbnail ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute rounded-full border-3 border-white shadow-[0_0_0_999px_rgb(42_30_51/0.5)]"
          style={{
            left: `${thumbnail.frame.x}%`,
            top: `${thumbnail.frame.y}%`,
            width: `${thumbnail.frame.width}%`,
            height: `${thumbnail.frame.height}%`,
          }}
        />
      ) : null}
    </div>
  );
}
