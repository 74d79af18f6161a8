import { CalendarSync, CalendarX2 } from 'lucide-react';
import { useState } from 'react';
import { Menu } from '#ui/menu.tsx';
import type { Encounter } from '../contract.ts';
import { EndDialog } from './end-dialog.tsx';
import { OtherProposalDialog } from './lazy-proposal-dialog.tsx';
import { DateTicket } from './shared/date-ticket.tsx';

interface AgreedCardProps {
  encounter: Encounter;
  agreedAt: string;
  label: string;
}

/** The ticket in the conversation, where the date can be moved or cancelled. */
export function AgreedCard({ encounter, agreedAt, label }: AgreedCardProps) {
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <DateTicket
        encounter={encounter}
        agreedAt={agreedAt}
        label={label}
        heading="h3"
        menu={
          <Menu
            label="Changer le rendez-vous"
            actions={[
              { label: 'Déplacer', icon: CalendarSync, onSelect: () => setOpen('move') },
              { label: 'Annuler', icon: CalendarX2, danger: true, onSelect: () => setOpen('cancel') },
            ]}
          />
        }
      />
      {open === 'move' ? <OtherProposalDialog encounter={encounter} onClose={close} /> : null}
      {open === 'cancel' ? <EndDialog encounter={encounter} onClose={close} /> : null}
    </>
  );
}
