import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayInWords, frenchTime } from '#lib/french-date.ts';
import { capital } from '#lib/french-words.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { KIND_WORDS } from '#member/appointments/texts.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { notify } from '#ui/toasts.tsx';
import type { TeamSlot } from '../contract.ts';
import { sayFailed } from './rendez-vous-words.ts';
import { deskAppointmentsApi } from './shared/api.ts';
import { dayOf } from './week-scale.ts';

const timeOf = ({ startsAt }: TeamSlot) => frenchTime(new Date(startsAt), PARIS_ZONE);

/** Free slots of all colleagues, by day: an admin can free hours without phoning their owner. */
export function TeamSlots() {
  const slots = useQuery(deskAppointmentsApi.teamSlots.queryOptions());
  return (
    <section aria-labelledby="team-slots" className="grid gap-3">
      <h2 id="team-slots" className="text-h3">
        Créneaux libres de l’équipe
      </h2>
      <QueryContent
        query={slots}
        failed="Les créneaux de l’équipe n’ont pas pu être lus."
        waiting={<LoadingShapes label="Lecture des créneaux…" shapes={['h-28', 'h-28']} />}
      >
        {(free) => <FreeSlots free={free} />}
      </QueryContent>
    </section>
  );
}

function FreeSlots({ free }: { free: readonly TeamSlot[] }) {
  const [removing, setRemoving] = useState<readonly TeamSlot[]>();
  if (free.length === 0)
    return (
      <p className="rounded-[20px] bg-lin px-4 py-3 text-encre-2">
        Aucun créneau libre dans les quatre semaines à venir.
      </p>
    );
  return (
    <>
      <p className="max-w-2xl text-encre-2">
        Retirez un créneau, ou tous ceux d’une personne ce jour-là{'\u202f'}: elle l’apprend par e-mail. Les
        rendez-vous déjà pris n’apparaissent pas ici.
      </p>
      <ul className="grid gap-4">
        {[...Map.groupBy(free, dayOf)].map(([day, ofDay]) => (
          <li key={day} className="grid gap-2 rounded-[20px] border border-filet bg-carte p-4">
            <h3 className="text-base font-semibold">{capital(dayInWords(day))}</h3>
            <ul className="grid gap-2">
              {[...Map.groupBy(ofDay, ({ colleague }) => colleague.id)].map(([id, some]) => (
                <ColleagueSlots key={id} slots={some} day={day} onRemove={setRemoving} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {removing ? <RemoveDialog slots={removing} onClose={() => setRemoving(undefined)} /> : null}
    </>
  );
}

interface ColleagueSlotsProps {
  /** Slots of one colleague on one day. */
  slots: readonly TeamSlot[];
  day: string;
  onRemove: (slots: readonly TeamSlot[]) => void;
}

function ColleagueSlots({ slots, day, onRemove }: ColleagueSlotsProps) {
  const name = slots[0]?.colleague.firstName ?? '';
  return (
    <li className="grid items-baseline gap-x-3 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <span className="font-semibold wrap-anywhere">{name}</span>
      <div className="flex flex-wrap items-center gap-2">
        {slots.map((slot) => (
          <Button
            key={slot.id}
            size="small"
            variant="secondary"
            aria-label={`Retirer le créneau de ${timeOf(slot)}, ${dayInWords(day)}\u202f: ${name}, ${KIND_WORDS[slot.kind]}`}
            onClick={() => onRemove([slot])}
          >
            {timeOf(slot)} · {KIND_WORDS[slot.kind]}
          </Button>
        ))}
        {slots.length > 1 ? (
          <Button
            size="small"
            variant="quiet"
            aria-label={`Retirer tout le jour, ${dayInWords(day)}\u202f: ${name}`}
            onClick={() => onRemove(slots)}
          >
            Tout le jour
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function RemoveDialog({ slots, onClose }: { slots: readonly TeamSlot[]; onClose: () => void }) {
  const name = slots[0]?.colleague.firstName ?? '';
  const remove = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.removeSlots.mutationOptions(), {
    onDone: ({ removed }) => {
      onClose();
      notify.success(removed === 1 ? 'Un créneau est retiré.' : `${removed} créneaux sont retirés.`);
    },
    onRefused: (error) => {
      onClose();
      sayFailed(error);
    },
  });
  const count = slots.length === 1 ? 'ce créneau libre' : `ces ${slots.length} créneaux libres`;
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Retirer ${count}\u202f?`}
      description={`${name} l’apprend par e-mail et peut en ouvrir d’autres.`}
      confirmLabel="Retirer"
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ ids: slots.map(({ id }) => id) })}
    />
  );
}
