import { comingMoment } from '#lib/french-date.ts';
import type { MyWorkshopDate } from '#member/workshops/contract.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { placeState } from '#member/workshops/web/shared/place-state.ts';
import { DateBlock } from '#ui/date-block.tsx';
import { WaitingRow } from './waiting-row.tsx';

export function DashboardWorkshopRow({ date, now }: { date: MyWorkshopDate; now: Date }) {
  const instant = new Date(date.startsAt);
  return (
    <WaitingRow
      to="/coaching"
      title={workshopOf(date.workshopId).title}
      picture={<DateBlock instant={instant} tone="sauge" />}
    >
      <time dateTime={date.startsAt} className="first-letter:uppercase">
        {comingMoment(instant, now)}
      </time>
      <span className="text-sm font-semibold text-sauge">{placeState(date)?.words}</span>
    </WaitingRow>
  );
}
