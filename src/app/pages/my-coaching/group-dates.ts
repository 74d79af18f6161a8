import type { Leader, MyWorkshopDate } from '#member/workshops/contract.ts';
import { workshopOf } from '#member/workshops/texts.ts';

export interface CoachDates {
  name: string;
  leader: Leader | null;
  workshops: { title: string; dates: MyWorkshopDate[] }[];
}

/** By leader, then by workshop title (spec 1 §2.2), keeping the original order. */
export function groupDates(dates: readonly MyWorkshopDate[]): CoachDates[] {
  const groups: CoachDates[] = [];
  for (const date of dates) {
    const { title } = workshopOf(date.workshopId);
    let group = groups.find(({ name }) => name === date.coachName);
    if (!group) {
      group = { name: date.coachName, leader: date.leader, workshops: [] };
      groups.push(group);
    }
    const workshop = group.workshops.find((one) => one.title === title);
    if (workshop) workshop.dates.push(date);
    else group.workshops.push({ title, dates: [date] });
  }
  return groups;
}
