import * as Primitive from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { useBackCloses } from '#browser/use-back-closes.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { dialogFrame, dialogSides, dialogVeil } from './dialog-style.ts';
import { keepWords } from './keep-words.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface ConfirmDialogProps {
  /** Omit it for a dialog that is mounted only while open. */
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  description: ReactNode;
  /** More than one sentence: a list, a field, an error. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  pending?: boolean;
  pendingLabel?: string;
  /** The dialog stays open: close it once the work is done. */
  onConfirm: () => void;
}

/** Asks for confirmation. The focus starts on « Annuler », the harmless answer. */
export function ConfirmDialog({
  open = true,
  onClose,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel = 'Annuler',
  danger = false,
  pending = false,
  pendingLabel,
  onConfirm,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  useBackCloses(open, onClose);
  return (
    <Primitive.Root open={open} onOpenChange={(stays) => (stays ? undefined : onClose())}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogVeil}>
          <Primitive.Content
            {...focusReturn}
            className={classNames(dialogFrame, dialogSides, 'grid gap-4 py-6 sm:max-w-lg sm:py-8')}
          >
            <Primitive.Title className="text-h2 wrap-anywhere">{keepWords(title)}</Primitive.Title>
            <Primitive.Description className="wrap-anywhere text-encre-2">
              {keepWords(description)}
            </Primitive.Description>
            {children}
            <div className="mt-2 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
              <Primitive.Cancel asChild>
                <Button variant="quiet">{cancelLabel}</Button>
              </Primitive.Cancel>
              <Button
                variant={danger ? 'danger' : 'primary'}
                pending={pending}
                pendingLabel={pendingLabel}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
