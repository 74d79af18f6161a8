import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

export interface CropGesture {
  /** In percent of the stage. */
  right: number;
  down: number;
  /** Above 1 zooms in. */
  factor: number;
}

const WHEEL_SPEED = 0.0022;

/** Drag with one finger or the mouse, pinch with two, zoom with the wheel. */
export function useCropGestures(
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
