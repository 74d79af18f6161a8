import type { WorkshopDate, WorkshopDates } from '../contract.ts';
import type { Workshop } from '../texts/workshop.ts';
import { WORKSHOPS } from '../texts.ts';

export interface WeekEntry {
  workshop: Workshop;
  date: WorkshopDate | undefined;
}

/** Every workshop with one’s own date there, else the next, soonest first. */
export function weekOf(dates: readonly WorkshopDates[]): WeekEntry[] {
  const entries = WORKSHOPS.map((workshop) => {
    const coming = dates.find(({ workshopId }) => workshopId === workshop.id)?.dates ?? [];
    return { workshop, date: coming.find(({ mine }) => mine !== null) ?? coming[0] };
  });
  return entries.toSorted((a, b) => ((a.date?.startsAt ?? '') < (b.date?.startsAt ?? '') ? -1 : 1));
}
