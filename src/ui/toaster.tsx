import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import { type ExternalToast, Toaster as Place, toast } from 'sonner';
import { UndoAction } from './undo-action.tsx';

export { toast };

/** The button counts its own time: the library pauses on hover, not on focus. */
export function undoable(undo: () => void): ExternalToast {
  const id = crypto.randomUUID();
  const onGone = () => void toast.dismiss(id);
  return { id, duration: Number.POSITIVE_INFINITY, action: <UndoAction onUndo={undo} onGone={onGone} /> };
}

/** The live region of the confirmations. @param onThere called once it can show them */
export function Toaster({ onThere }: { onThere: () => void }) {
  useEffect(onThere, [onThere]);
  return (
    <Place
      // At the top, since messages are written at the bottom.
      position="top-center"
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
