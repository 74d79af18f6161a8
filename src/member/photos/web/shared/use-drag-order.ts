import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** In pixels; a shorter move counts as a click. */
const START_DISTANCE = 6;
/** Long-press delay in ms; a finger that moves earlier scrolls the page. */
const REST_MS = 280;

interface Drag {
  id: string;
  /** In pixels from the start of the drag. */
  right: number;
  down: number;
  over: string | null;
}

/** Drags start with the mouse, or a finger after a long press. @param onDrop receives dragged item and target */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: string, onto: string) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const press = useRef<{ id: string; x: number; y: number; rest?: number } | null>(null);
  const carrying = useRef(false);
  /** A ref, since the drop may come before the last move has rendered. */
  const over = useRef<string | null>(null);
  const carried = useRef(false);

  // Non-passive listener to block scrolling during a drag; React’s own is passive.
  useEffect(() => {
    const element = list.current;
    const stay = (event: TouchEvent) => (carrying.current ? event.preventDefault() : undefined);
    element?.addEventListener('touchmove', stay, { passive: false });
    return () => element?.removeEventListener('touchmove', stay);
  }, [list]);

  function pickUp(id: string) {
    carrying.current = true;
    carried.current = true;
    setDrag({ id, right: 0, down: 0, over: null });
  }
  function letGo() {
    window.clearTimeout(press.current?.rest);
    press.current = null;
    carrying.current = false;
    over.current = null;
    setDrag(null);
  }
  const handlersOf = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      carried.current = false;
      // Capture at once: a fast pointer leaves the photo before the drag starts.
      event.currentTarget.setPointerCapture(event.pointerId);
      const rest = event.pointerType === 'mouse' ? undefined : window.setTimeout(() => pickUp(id), REST_MS);
      press.current = { id, x: event.clientX, y: event.clientY, rest };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const start = press.current;
      if (!start) return;
      const right = event.clientX - start.x;
      const down = event.clientY - start.y;
      if (!carrying.current) {
        if (Math.hypot(right, down) < START_DISTANCE) return;
        if (event.pointerType !== 'mouse') return letGo();
        pickUp(id);
      }
      over.current = itemAt(event.clientX, event.clientY);
      setDrag({ id, right, down, over: over.current });
    },
    onPointerUp() {
      if (over.current && over.current !== id) onDrop(id, over.current);
      letGo();
    },
    onPointerCancel: letGo,
    onContextMenu: (event: MouseEvent) => (carrying.current ? event.preventDefault() : undefined),
    /** Suppresses the click that ends a drag. */
    onClickCapture(event: MouseEvent) {
      if (!carried.current) return;
      carried.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });
  return { drag, handlersOf };
}

function itemAt(x: number, y: number): string | null {
  return (
    document.elementFromPoint(x, y)?.closest('[data-carried-onto]')?.getAttribute('data-carried-onto') ?? null
  );
}
