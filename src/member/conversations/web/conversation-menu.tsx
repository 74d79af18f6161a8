import { Ban, Feather, Flag, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ReportDialog } from '#member/reports/web/shared/report-dialog.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Contact } from '../contract.ts';
import { BlockDialog } from './block-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

interface ConversationMenuProps {
  contact: Contact;
  onUnblock: () => void;
  onBlocked: () => void;
  onDeleted: () => void;
}

/** Say no, report, block or unblock, delete: what one may do about a conversation (spec 1 §2.2, 6). */
export function ConversationMenu({ contact, onUnblock, onBlocked, onDeleted }: ConversationMenuProps) {
  const [open, setOpen] = useState<'decline' | 'report' | 'block' | 'delete'>();
  const close = () => setOpen(undefined);
  const [after, setAfter] = useState<() => void>();
  /** Once the dialog has given the focus back to the menu: what comes next starts from there. */
  const closeThen = (next: () => void) => {
    close();
    setAfter(() => next);
  };
  useEffect(() => {
    if (!after) return;
    const timer = window.setTimeout(() => {
      setAfter(undefined);
      after();
    });
    return () => window.clearTimeout(timer);
  }, [after]);
  const block = contact.blocked
    ? { label: 'Débloquer', icon: Undo2, onSelect: onUnblock }
    : { label: 'Bloquer', icon: Ban, onSelect: () => setOpen('block') };
  const decline = { label: 'Dire non avec douceur', icon: Feather, onSelect: () => setOpen('decline') };
  return (
    <>
      <Menu
        label={`Actions sur la conversation avec ${contact.firstName}`}
        actions={[
          ...(contact.blocked || contact.closure ? [] : [decline]),
          { label: 'Signaler', icon: Flag, onSelect: () => setOpen('report') },
          block,
          {
            label: 'Supprimer la conversation',
            icon: Trash2,
            danger: true,
            onSelect: () => setOpen('delete'),
          },
        ]}
      />
      {open === 'decline' ? <DeclineDialog contact={contact} onClose={close} /> : null}
      {open === 'report' ? (
        <ReportDialog
          whom={{ profileId: contact.id }}
          firstName={contact.firstName}
          onBlock={contact.blocked ? undefined : () => closeThen(() => setOpen('block'))}
          onClose={close}
        />
      ) : null}
      {open === 'block' ? (
        <BlockDialog contact={contact} onClose={close} onBlocked={() => closeThen(onBlocked)} />
      ) : null}
      {open === 'delete' ? (
        <DeleteDialog contact={contact} onClose={close} onDeleted={() => closeThen(onDeleted)} />
      ) : null}
    </>
  );
}
