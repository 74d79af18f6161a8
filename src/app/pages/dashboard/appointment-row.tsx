import { comingMoment } from '#lib/french-date.ts';
import type { OwnAppointment } from '#member/appointments/contract.ts';
import { KIND_NAMES, KIND_PATHS } from '#member/appointments/texts.ts';
import { DateBlock } from '#ui/date-block.tsx';
import { WaitingRow } from './waiting-row.tsx';

interface AppointmentRowProps {
  appointment: OwnAppointment;
  now: Date;
}

export function AppointmentRow({ appointment: { kind, startsAt, hostName }, now }: AppointmentRowProps) {
  const instant = new Date(startsAt);
  return (
    <WaitingRow
      to={KIND_PATHS[kind]}
      picture={<DateBlock instant={instant} tone="sauge" />}
      title={KIND_NAMES[kind]}
    >
      <time dateTime={startsAt} className="first-letter:uppercase">
        {comingMoment(instant, now)}
      </time>
      <span className="text-sm text-encre-2">Avec {hostName}</span>
    </WaitingRow>
  );
}
