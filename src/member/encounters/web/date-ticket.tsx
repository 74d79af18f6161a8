import { useMutation } from '@tanstack/react-query';
import { CalendarSync, CalendarX2, Copy, HeartHandshake, Share2 } from 'lucide-react';
import { useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { ofName } from '#lib/of-name.ts';
import { comingPlan, planMoment } from '#mechanisms/calendar/rules.ts';
import { CalendarLink } from '#mechanisms/calendar/web/shared/calendar-link.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DateBlock } from '#ui/date-block.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Menu } from '#ui/menu.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Encounter } from '../contract.ts';
import { EndDialog } from './end-dialog.tsx';
import { PlaceLine } from './place-line.tsx';
import { ProposalDialog } from './proposal-dialog.tsx';
import { encountersApi } from './shared/api.ts';
import { planErrorSentence, useEncounter, useReadPlansAgain } from './use-encounter.ts';

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

const FAILED = 'Le lien n’a pas pu être préparé. Réessayez dans un instant.';
const NOT_COPIED = 'Le lien n’a pas pu être copié\u202f: sélectionnez-le dans le champ.';

interface FriendDialogProps {
  contact: { id: string; firstName: string };
  onClose: () => void;
}

/** A link for someone close: where, when, with whom. The person whom one meets learns nothing of it. */
function FriendDialog({ contact: { id, firstName }, onClose }: FriendDialogProps) {
  const link = useEncounter(id)?.friendLink ?? null;
  const [news, setNews] = useState('');
  const readAgain = useReadPlansAgain();
  const settle = { ...safeToRepeat, onSettled: readAgain };
  const share = useMutation(encountersApi.shareDate.mutationOptions(settle));
  const unshare = useMutation(
    encountersApi.unshareDate.mutationOptions({ ...settle, onSuccess: () => setNews('Le lien est retiré.') }),
  );
  const failure = share.error ?? unshare.error;

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setNews('Le lien est copié.');
    } catch {
      setNews(NOT_COPIED);
    }
  }

  return (
    <Dialog
      onClose={onClose}
      title="Prévenir une personne proche"
      description={`Un lien qui dit où, quand, et le prénom ${ofName(firstName)}\u202f: rien d’autre. Il s’éteint le lendemain, et ${firstName} n’en saura rien.`}
      footer={
        link ? (
          <>
            <Button variant="quiet" pending={unshare.isPending} onClick={() => unshare.mutate({ id })}>
              Retirer le lien
            </Button>
            <Button onClick={() => void copy(link)}>
              <Copy aria-hidden="true" />
              Copier le lien
            </Button>
          </>
        ) : (
          <Button pending={share.isPending} pendingLabel="Un instant…" onClick={() => share.mutate({ id })}>
            Préparer le lien
          </Button>
        )
      }
    >
      {link ? (
        <TextField
          label="Le lien à envoyer"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
      {link && 'share' in navigator ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
        >
          <Share2 aria-hidden="true" />
          Envoyer avec une application
        </Button>
      ) : null}
      <p role="status" className="font-medium text-sauge empty:sr-only">
        {news}
      </p>
      {failure ? <Alert tone="error">{planErrorSentence(failure, FAILED)}</Alert> : null}
    </Dialog>
  );
}
