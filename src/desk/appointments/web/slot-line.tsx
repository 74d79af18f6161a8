import { X } from 'lucide-react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { frenchMoment, frenchTime } from '#lib/french-date.ts';
import { KIND_NAMES } from '#member/appointments/texts.ts';
import { Link } from '#ui/link.tsx';
import { notify } from '#ui/toasts.tsx';
import type { DeskWeek } from '../contract.ts';
import { STATE_NAMES } from './rendez-vous-words.ts';
import { deskAppointmentsApi } from './shared/api.ts';

export type WeekLine = {
  key: string;
  startsAt: string;
  kind: DeskWeek['slots'][number]['kind'];
  /** Nothing of an appointment: the time is free. */
  appointment: DeskWeek['appointments'][number] | null;
  slotId: string | null;
};

const REMOVE_FAILED = 'Ce créneau n’a pas pu être retiré. Réessayez dans un instant.';

/** A free time, which one may take back, or an appointment, which one may open. */
export function SlotLine({ line: { startsAt, kind, appointment, slotId } }: { line: WeekLine }) {
  const time = frenchTime(new Date(startsAt));
  return (
    <li>
      {appointment ? (
        <Link
          to={`/equipe/rendez-vous/${appointment.id}`}
          className="grid min-h-11 content-center rounded-xl bg-rosee px-3 py-1.5 xl:px-2 leading-snug text-encre no-underline hover:bg-lavande"
        >
          <span className="font-semibold wrap-anywhere">
            {time} · {appointment.guest.firstName}
          </span>
          <span className="text-xs">
            {KIND_NAMES[kind]}
            {appointment.state === 'booked' ? '' : ` · ${STATE_NAMES[appointment.state]}`}
          </span>
        </Link>
      ) : (
        <div className="flex min-h-11 items-center justify-between rounded-xl bg-sauge-100 pl-3 leading-snug xl:pl-2">
          <span className="grid">
            <span className="font-semibold">
              {time} <span className="text-xs font-normal">libre</span>
            </span>
            <span className="text-xs">{kind === 'welcome' ? 'Entretien' : 'Vérification'}</span>
          </span>
          {slotId ? <RemoveSlot id={slotId} moment={frenchMoment(new Date(startsAt))} /> : null}
        </div>
      )}
    </li>
  );
}

function RemoveSlot({ id, moment }: { id: string; moment: string }) {
  const remove = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.removeSlot.mutationOptions(), {
    onRefused: (error) => notify.error(errorSentence(error, REMOVE_FAILED)),
  });
  return (
    <button
      type="button"
      aria-label={`Retirer le créneau du ${moment}`}
      aria-disabled={remove.isPending || undefined}
      onClick={() => {
        if (!remove.isPending) remove.mutate({ id });
      }}
      className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full text-encre hover:bg-carte"
    >
      <X aria-hidden="true" className="size-4" />
    </button>
  );
}
