import { Trash2 } from 'lucide-react';
import { useDeskActions } from '#desk/staff/web/shared/desk-actions.ts';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { parisTime } from '#lib/french-date.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/toasts.tsx';
import type { DeskWeek } from '../contract.ts';
import { sayFailed } from './change-failed.ts';
import { deskAppointmentsApi } from './shared/api.ts';
import { dayOf } from './week-scale.ts';

interface ChosenSlotsProps {
  slots: DeskWeek['slots'];
  /** Ids of some of them. */
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** Free slots that were chosen are taken back together, and given again by « Annuler ». */
export function ChosenSlots({ slots, chosen, onChoose }: ChosenSlotsProps) {
  const picked = slots.filter(({ id }) => chosen.includes(id));
  const ofDays = slots.filter((slot) => picked.some((one) => dayOf(one) === dayOf(slot)));
  const give = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.give.mutationOptions(), {
    onRefused: sayFailed,
  });
  function giveAgain() {
    for (const [kind, some] of Map.groupBy(picked, (slot) => slot.kind)) {
      const moments = some.map((slot) => ({ day: dayOf(slot), time: parisTime(new Date(slot.startsAt)) }));
      give.mutate({ kind, moments });
    }
  }
  const remove = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.removeSlots.mutationOptions(), {
    onDone: ({ removed }) => {
      onChoose([]);
      const said = removed === 1 ? 'Un créneau est retiré.' : `${removed} créneaux sont retirés.`;
      notify.success(said, { undo: giveAgain });
    },
    onRefused: sayFailed,
  });
  function removeThem() {
    if (picked.length > 0 && !remove.isPending) remove.mutate({ ids: picked.map(({ id }) => id) });
  }
  useDeskActions([{ key: 'Delete', label: 'Retirer les créneaux choisis', run: removeThem }]);
  if (picked.length === 0) return null;
  return (
    <div className="sticky bottom-4 z-10 flex flex-wrap items-center gap-2 justify-self-center rounded-[20px] border-[1.5px] border-bord bg-carte px-4 py-2">
      <p role="status" className="font-semibold">
        {picked.length === 1 ? 'Un créneau choisi' : `${picked.length} créneaux choisis`}
      </p>
      <Button size="small" pending={remove.isPending} onClick={removeThem}>
        <Trash2 aria-hidden="true" />
        Retirer
      </Button>
      <Button size="small" variant="quiet" onClick={() => onChoose(ofDays.map(({ id }) => id))}>
        Tout le jour
      </Button>
    </div>
  );
}
