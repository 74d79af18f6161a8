import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type CropFrame, UPRIGHT } from '../rules.ts';
import { moved, zoomedBy } from './crop-frame.ts';

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

interface CropGesture {
  /** In percent of the stage. */
  right: number;
  down: number;
  /** Above 1 zooms in. */
  factor: number;
}

const WHEEL_SPEED = 0.0022;

/** Drag with one finger or the mouse, pinch with two, zoom with the wheel. */
function useCropGestures(
  stage: RefObject<HTMLElement | null>,
  onGesture: (gesture: CropGesture, by: 'fingers' | 'wheel') => void,
) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const tell = useRef(onGesture);
  useEffect(() => {
    tell.current = onGesture;
  });

  // Non-passive wheel listener to block scrolling; React’s own is passive.
  useEffect(() => {
    const element = stage.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      tell.current({ right: 0, down: 0, factor: Math.exp(-event.deltaY * WHEEL_SPEED) }, 'wheel');
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [stage]);

  function lift(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!pointers.current.has(event.pointerId)) return;
      const before = shapeOf(pointers.current);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = shapeOf(pointers.current);
      const { width, height } = event.currentTarget.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const gesture = {
        right: ((after.x - before.x) / width) * 100,
        down: ((after.y - before.y) / height) * 100,
        factor: before.spread > 0 ? after.spread / before.spread : 1,
      };
      tell.current(gesture, 'fingers');
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

function shapeOf(pointers: ReadonlyMap<number, { x: number; y: number }>) {
  const points = [...pointers.values()];
  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / points.length;
  const x = mean(points.map((point) => point.x));
  const y = mean(points.map((point) => point.y));
  const [one, two] = points;
  return { x, y, spread: one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0 };
}

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
