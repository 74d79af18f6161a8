import { Copy } from 'lucide-react';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { notify } from '#ui/toasts.tsx';
import { sayFailed } from './change-failed.ts';
import { deskAppointmentsApi } from './shared/api.ts';

/** The address of one’s calendar, for an application of one’s own; it is shown only when it is made. */
export function MyCalendar({ hasCalendar }: { hasCalendar: boolean }) {
  const change = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.calendar.mutationOptions(), {
    onRefused: sayFailed,
  });
  const address = change.data?.address;
  const copy = () =>
    navigator.clipboard.writeText(address ?? '').then(
      () => notify.success('Adresse copiée.'),
      () => notify.error('L’adresse n’a pas pu être copiée. Choisissez-la dans le champ.'),
    );
  return (
    <section
      aria-labelledby="calendar"
      className="grid justify-items-start gap-3 rounded-[20px] border border-filet bg-carte p-5"
    >
      <h2 id="calendar" className="text-base font-semibold">
        Mon agenda
      </h2>
      <p className="text-encre-2">
        Vos rendez-vous et vos séances dans l’agenda de votre choix{'\u202f'}: l’heure et le type, sans nom ni
        numéro. Qui a cette adresse peut la lire.{' '}
        {hasCalendar ? 'En changer arrête l’ancienne aussitôt.' : null}
      </p>
      {hasCalendar && address ? (
        <TextField
          label="Votre adresse, affichée cette seule fois"
          readOnly
          className="w-full"
          value={address}
          onFocus={({ target }) => target.select()}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {hasCalendar && address ? (
          <Button size="small" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            Copier
          </Button>
        ) : null}
        <Button
          size="small"
          variant="secondary"
          pending={change.isPending}
          onClick={() => change.mutate({ open: true })}
        >
          {hasCalendar ? 'Changer d’adresse' : 'Obtenir une adresse'}
        </Button>
        {hasCalendar ? (
          <Button size="small" variant="quiet" onClick={() => change.mutate({ open: false })}>
            Ne plus partager
          </Button>
        ) : null}
      </div>
    </section>
  );
}
