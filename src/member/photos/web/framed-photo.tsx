import type { CSSProperties } from 'react';
import { type CropFrame, UPRIGHT } from '../rules.ts';

interface FramedPhotoProps {
  src: string;
  frame: CropFrame;
  alt?: string;
}

/** Scales and offsets a picture so that the frame fills its box, which must be positioned and clip overflow. */
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

export function RoundPreview({ src, frame, thumbnail }: FramedPhotoProps & { thumbnail: CropFrame }) {
  return (
    <span className="relative block aspect-square overflow-hidden rounded-full bg-lin">
      <span className="absolute" style={fill(thumbnail)}>
        <FramedPhoto src={src} frame={frame} />
      </span>
    </span>
  );
}

function fill({ x, y, width, height }: CropFrame): CSSProperties {
  return {
    width: `${10_000 / width}%`,
    height: `${10_000 / height}%`,
    left: `${(-100 * x) / width}%`,
    top: `${(-100 * y) / height}%`,
  };
}

export const UPRIGHT_RATIO = UPRIGHT.width / UPRIGHT.height;
