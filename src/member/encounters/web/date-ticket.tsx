import { CalendarSync, CalendarX2, HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { comingPlan, planMoment } from '#mechanisms/calendar/rules.ts';
import { CalendarLink } from '#mechanisms/calendar/web/shared/calendar-link.tsx';
import { Button } from '#ui/button.tsx';
import { DateBlock } from '#ui/date-block.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Encounter } from '../contract.ts';
import { EndDialog } from './end-dialog.tsx';
import { FriendDialog } from './friend-dialog.tsx';
import { PlaceLine } from './place-line.tsx';
import { ProposalDialog } from './proposal-dialog.tsx';

interface DateTicketProps {
  encounter: Encounter;
  /** Since when the date is shown as agreed. */
  agreedAt: string;
}

/** When, where, with whom, and what to press. */
export function DateTicket({ encounter, agreedAt }: DateTicketProps) {
  const { contactId, firstName, place, places } = encounter;
  const [open, setOpen] = useState<'move' | 'cancel' | 'friend'>();
  const close = () => setOpen(undefined);
  const instant = new Date(agreedAt);
  const [now, reader] = [currentTime(), deviceZone()];
  const when =
    instant > now ? comingPlan(instant, places, { now, reader }) : planMoment(instant, places, reader);
  return (
    <>
      <div className="flex items-start gap-4">
        <DateBlock instant={instant} zone={places[0].zone} />
        <div className="grid min-w-0 flex-1 gap-1">
          <h3 className="text-h3 wrap-anywhere">Rendez-vous avec {firstName}</h3>
          <p className="font-semibold first-letter:uppercase">
            <time dateTime={agreedAt}>{when}</time>
          </p>
        </div>
        <Menu
          label="Changer le rendez-vous"
          actions={[
            { label: 'Déplacer', icon: CalendarSync, onSelect: () => setOpen('move') },
            { label: 'Annuler', icon: CalendarX2, danger: true, onSelect: () => setOpen('cancel') },
          ]}
        />
      </div>
      <PlaceLine place={place} />
      <div className="flex flex-wrap gap-2 border-t-2 border-dashed border-abricot pt-3">
        <CalendarLink href={`/api/contacts/${encodeURIComponent(contactId)}/date/calendar`} />
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen('friend')}>
          <HeartHandshake aria-hidden="true" />
          Prévenir une personne proche
        </Button>
      </div>
      {open === 'move' ? (
        <ProposalDialog
          contact={{ id: contactId, firstName }}
          places={places}
          instead={encounter}
          onClose={close}
        />
      ) : null}
      {open === 'friend' ? <FriendDialog contact={{ id: contactId, firstName }} onClose={close} /> : null}
      {open === 'cancel' ? <EndDialog encounter={encounter} onClose={close} /> : null}
    </>
  );
}
