import { type BuiltInCoach, builtInCoach } from '#features/accompaniment/coaches/texts.ts';
import type { MyWorkshopDate } from '#features/accompaniment/workshops/contract.ts';
import { workshopOf } from '#features/accompaniment/workshops/texts.ts';

export interface CoachDates {
  coach: BuiltInCoach;
  workshops: { title: string; dates: MyWorkshopDate[] }[];
}

/** Sessions by coach, then by title of the workshop (spec 1 §2.2), each in the order in which they came. */
export function groupDates(dates: readonly MyWorkshopDate[]): CoachDates[] {
  const groups: CoachDates[] = [];
  for (const date of dates) {
    const { title, coach: key } = workshopOf(date.workshopId);
    let group = groups.find(({ coach }) => coach.key === key);
    if (!group) {
      group = { coach: builtInCoach(key), workshops: [] };
      groups.push(group);
    }
    const workshop = group.workshops.find((one) => one.title === title);
    if (workshop) workshop.dates.push(date);
    else group.workshops.push({ title, dates: [date] });
  }
  return groups;
}
