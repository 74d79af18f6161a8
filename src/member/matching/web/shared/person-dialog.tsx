import type { ComponentProps, ReactNode } from 'react';
import { Dialog, DialogDescription, DialogTitle } from '#ui/dialog.tsx';
import { PersonName } from './person-facts.tsx';
import { PersonSheet } from './person-sheet.tsx';

interface PersonInDialogProps extends Omit<ComponentProps<typeof PersonSheet>, 'title' | 'eager'> {
  age: number;
  note?: ReactNode;
}

/** A profile over another page, as on the selection (spec 1 §2.2). */
export function PersonDialog({ onClose, ...shown }: PersonInDialogProps & { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} size="large" ownTitle>
      <PersonInDialog {...shown} />
    </Dialog>
  );
}

export function PersonInDialog({ age, note, ...sheet }: PersonInDialogProps) {
  return (
    <>
      <PersonSheet
        {...sheet}
        title={
          <DialogTitle asChild>
            <PersonName firstName={sheet.person.firstName} age={age} />
          </DialogTitle>
        }
      />
      {note ? (
        <DialogDescription className="border-t border-filet px-1 pt-4 text-sm text-encre-2">
          {note}
        </DialogDescription>
      ) : null}
    </>
  );
}
