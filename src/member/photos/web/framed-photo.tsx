import type { CSSProperties } from 'react';
import { UPRIGHT } from '../rules.ts';
import type { CropFrame } from './crop-frame.ts';

interface FramedPhotoProps {
  src: string;
  frame: CropFrame;
  alt?: string;
}

/** A picture placed so that its frame fills the box around it, which is positioned and hides the rest. */
export function FramedPhoto({ src, frame, alt = '' }: FramedPhotoProps) {
  return (
    <img
      src={src}
      alt={alt}
      draggable={false}
      className="absolute max-w-none select-none"
      style={fill(frame)}
    />
  );
}

/** The round thumbnail, cut out of the upright frame of a picture. */
export function RoundPreview({ src, frame, thumbnail }: FramedPhotoProps & { thumbnail: CropFrame }) {
  return (
    <span className="relative block aspect-square overflow-hidden rounded-full bg-lin">
      <span className="absolute" style={fill(thumbnail)}>
        <FramedPhoto src={src} frame={frame} />
      </span>
    </span>
  );
}

/** Size and place of a whole of which the frame fills its container. */
function fill({ x, y, width, height }: CropFrame): CSSProperties {
  return {
    width: `${10_000 / width}%`,
    height: `${10_000 / height}%`,
    left: `${(-100 * x) / width}%`,
    top: `${(-100 * y) / height}%`,
  };
}

/** Width of the upright picture divided by its height. */
export const UPRIGHT_RATIO = UPRIGHT.width / UPRIGHT.height;
