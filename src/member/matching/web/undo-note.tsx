import { useEffect, useState } from 'react';
import { ofName } from '#lib/french-words.ts';
import { Button } from '#ui/button.tsx';

/** Shorter than in the list of this week’s passes. */
const UNDO_MS = 10_000;

interface UndoNoteProps {
  firstName: string;
  onUndo: () => void;
  onOver: () => void;
}

/** Undo for the last pass. The timer pauses under the pointer and with the focus. */
export function UndoNote({ firstName, onUndo, onOver }: UndoNoteProps) {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const waiting = !held.pointer && !held.focus;
  useEffect(() => {
    if (!waiting) return;
    const timer = window.setTimeout(onOver, UNDO_MS);
    return () => window.clearTimeout(timer);
  }, [waiting, onOver]);

  return (
    <section
      aria-label="Revenir sur votre choix"
      className="fixed inset-x-3 bottom-[calc(5.75rem+var(--foot))] z-40 mx-auto flex max-w-md animate-appear items-center justify-between gap-3 rounded-[20px] border-2 border-encre bg-nuit py-1.5 pr-1.5 pl-5 text-white on-dark"
      onPointerEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
      onFocus={() => setHeld((now) => ({ ...now, focus: true }))}
      onBlur={() => setHeld((now) => ({ ...now, focus: false }))}
    >
      <p className="min-w-0 text-sm leading-snug wrap-anywhere">
        Vous avez passé le profil {ofName(firstName)}.
      </p>
      <Button variant="light" size="small" onClick={onUndo}>
        Annuler
        <span className="sr-only"> (revoir {firstName})</span>
      </Button>
    </section>
  );
}
