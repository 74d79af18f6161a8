import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBackCloses } from '#browser/use-back-closes.ts';
import { classNames } from './class-names.ts';
import { dialogFrame, dialogSides, dialogVeil } from './dialog-style.ts';
import { IconButton } from './icon-button.tsx';
import { keepWords } from './keep-words.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface DialogProps {
  /** Omit it for a dialog that is mounted only while open. */
  open?: boolean;
  /** Omit it when an answer is required: there is then no « Fermer », and Escape is ignored. */
  onClose?: (() => void) | undefined;
  title?: ReactNode;
  /** The content renders its own `DialogTitle`, on a picture that fills the top. */
  ownTitle?: boolean;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
}

const sizes = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl' };

export const DialogTitle = Primitive.Title;
export const DialogDescription = Primitive.Description;

/** A titled modal window: a bottom sheet on phones. Closes with Escape and restores the focus. */
export function Dialog({
  open = true,
  onClose,
  title,
  ownTitle = false,
  description,
  children,
  footer,
  size = 'medium',
}: DialogProps) {
  const focusReturn = useFocusReturn();
  useBackCloses(open && onClose !== undefined, () => onClose?.());
  return (
    <Primitive.Root open={open} onOpenChange={(stays) => (stays ? undefined : onClose?.())}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogVeil}>
          <Primitive.Content
            {...focusReturn}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={classNames(dialogFrame, sizes[size])}
          >
            <div
              className={classNames(
                'flex items-start justify-between gap-4',
                // The close button stays visible over a long picture.
                ownTitle
                  ? 'pointer-events-none sticky top-2 z-20 -mb-12 justify-end pt-2 pr-5 sm:top-0 sm:pr-3'
                  : `${dialogSides} pt-5 sm:pt-7`,
              )}
            >
              {ownTitle ? null : (
                <Primitive.Title className="min-w-0 pt-1.5 text-h2 wrap-anywhere">
                  {keepWords(title)}
                </Primitive.Title>
              )}
              {onClose ? (
                <Primitive.Close asChild>
                  <IconButton
                    icon={X}
                    label="Fermer"
                    variant="tint"
                    className={ownTitle ? 'pointer-events-auto border-carte!' : '-mr-2'}
                  />
                </Primitive.Close>
              ) : null}
            </div>
            <div
              className={classNames(
                'grid gap-4 pb-6 sm:pb-8',
                ownTitle ? 'px-3 pt-3 sm:p-5' : `${dialogSides} pt-3`,
              )}
            >
              {description ? (
                <Primitive.Description className="wrap-anywhere text-encre-2">
                  {keepWords(description)}
                </Primitive.Description>
              ) : null}
              {children}
            </div>
            {footer ? (
              <div
                className={classNames(
                  'sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-filet bg-papier py-4 sm:-bottom-6 sm:rounded-b-card',
                  dialogSides,
                )}
              >
                {footer}
              </div>
            ) : null}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
