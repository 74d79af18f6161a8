import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ExternalToast, Toaster as Place, toast } from 'sonner';
import { Button } from './button.tsx';

export { toast };

/** The button counts down itself: the library pauses on hover, but not on focus. */
export function undoable(undo: () => void): ExternalToast {
  const id = crypto.randomUUID();
  const onGone = () => void toast.dismiss(id);
  return { id, duration: Number.POSITIVE_INFINITY, action: <UndoAction onUndo={undo} onGone={onGone} /> };
}

const BELOW_HEADER = 'calc(5rem + var(--demonstration))';

/**
 * The live region of the confirmations.
 * @param onThere called once it can show them
 */
export function Toaster({ onThere }: { onThere: () => void }) {
  useEffect(onThere, [onThere]);
  return (
    <Place
      // At the top: members type at the bottom, and the header only has the name, the menu and the way back.
      position="top-center"
      offset={{ top: BELOW_HEADER }}
      mobileOffset={{ top: BELOW_HEADER }}
      duration={6000}
      closeButton
      containerAriaLabel="Notifications"
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-6 text-sauge" />,
        error: <CircleAlert aria-hidden="true" className="size-6 text-danger" />,
        info: <Info aria-hidden="true" className="size-6 text-prune" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Fermer la notification',
        classNames: {
          toast:
            'pointer-events-auto flex w-full items-start gap-3 rounded-[20px] border-[1.5px] border-bord bg-carte p-4 pr-14 font-text text-base text-encre sm:w-[400px]',
          content: 'grid min-w-0 gap-0.5 wrap-anywhere',
          title: 'font-semibold',
          description: 'text-sm text-encre-2',
          closeButton:
            'absolute top-2 right-2 inline-grid size-11 place-items-center rounded-full text-prune hover:bg-lavande [&_svg]:size-5',
        },
      }}
    />
  );
}

const SECONDS = 10;

interface UndoActionProps {
  onUndo: () => void;
  /** Called after ten seconds, or once pressed. */
  onGone: () => void;
}

/** « Annuler » in a toast. Its countdown pauses while the toast is hovered or focused, or the page is hidden. */
function UndoAction({ onUndo, onGone }: UndoActionProps) {
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
