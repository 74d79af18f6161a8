import { CalendarCheck } from 'lucide-react';
import type { MyWorkshopDate } from '#member/workshops/contract.ts';
import { DATE_STATUS_LABELS } from '#member/workshops/rules.ts';
import { Badge } from '#ui/badge.tsx';
import { TeamMoment } from '#ui/team-moment.tsx';

export function DateLine({ date }: { date: MyWorkshopDate }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-filet py-3 first:border-t-0 last:pb-0">
      <TeamMoment at={date.startsAt} className="font-medium" />
      <Badge tone="sauge" icon={CalendarCheck}>
        {DATE_STATUS_LABELS[date.status]}
      </Badge>
    </li>
  );
}
