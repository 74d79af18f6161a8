import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { dialogFrame, dialogVeil } from './dialog-style.ts';
import { IconButton } from './icon-button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface DialogProps {
  /** Left out where it is mounted for as long as it is open. */
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Read out with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, kept in sight under the content. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
}

const sizes = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl' };

/** A titled modal window: a sheet from below on phones. Closes with Escape and gives the focus back. */
export function Dialog({
  open = true,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'medium',
}: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={(stays) => (stays ? undefined : onClose())}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogVeil}>
          <Primitive.Content
            {...focusReturn}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={classNames(dialogFrame, sizes[size])}
          >
            <div className="flex items-start justify-between gap-4 px-6 pt-5 sm:px-8 sm:pt-7">
              <Primitive.Title className="min-w-0 pt-1.5 text-h2 wrap-anywhere">{title}</Primitive.Title>
              <Primitive.Close asChild>
                <IconButton icon={X} label="Fermer" variant="tint" className="-mr-2" />
              </Primitive.Close>
            </div>
            <div className="grid gap-4 px-6 pt-3 pb-6 sm:px-8 sm:pb-8">
              {description ? (
                <Primitive.Description className="wrap-anywhere text-encre-2">
                  {description}
                </Primitive.Description>
              ) : null}
              {children}
            </div>
            {footer ? (
              <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-filet bg-papier px-6 py-4 sm:-bottom-6 sm:rounded-b-card sm:px-8">
                {footer}
              </div>
            ) : null}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
