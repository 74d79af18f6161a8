import { type BuiltInCoach, builtInCoach } from '#features/accompaniment/coaches/texts.ts';
import type { MyWorkshopSession } from '#features/accompaniment/workshops/contract.ts';
import { workshopOf } from '#features/accompaniment/workshops/texts.ts';

export interface CoachSessions {
  coach: BuiltInCoach;
  workshops: { title: string; sessions: MyWorkshopSession[] }[];
}

/** Sessions by coach, then by title of the workshop (spec 1 §2.2), each in the order in which they came. */
export function groupSessions(sessions: readonly MyWorkshopSession[]): CoachSessions[] {
  const groups: CoachSessions[] = [];
  for (const session of sessions) {
    const { title, coach: key } = workshopOf(session.workshopId);
    let group = groups.find(({ coach }) => coach.key === key);
    if (!group) {
      group = { coach: builtInCoach(key), workshops: [] };
      groups.push(group);
    }
    const workshop = group.workshops.find((one) => one.title === title);
    if (workshop) workshop.sessions.push(session);
    else group.workshops.push({ title, sessions: [session] });
  }
  return groups;
}
