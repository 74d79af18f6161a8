import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

const SECONDS = 10;

interface UndoActionProps {
  onUndo: () => void;
  /** After ten seconds, or once pressed. */
  onGone: () => void;
}

/** « Annuler » in a toast. Its time stands still while the toast is hovered or focused, or the page hidden. */
export function UndoAction({ onUndo, onGone }: UndoActionProps) {
  const [pressed, setPressed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    let left = SECONDS;
    const timer = window.setInterval(() => {
      const held = button.current?.closest('li')?.matches(':hover, :focus-within');
      if (held || document.hidden) return;
      left -= 1;
      if (left === 0) gone.current();
    }, 1000);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <Button
      ref={button}
      variant="secondary"
      size="small"
      data-undo={pressed ? undefined : true}
      disabled={pressed}
      onClick={() => {
        setPressed(true);
        onUndo();
        onGone();
      }}
    >
      Annuler
    </Button>
  );
}
