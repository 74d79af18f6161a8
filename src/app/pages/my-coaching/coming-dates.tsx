import type { MyWorkshopDate } from '#member/workshops/contract.ts';
import { WorkshopTicket } from '#member/workshops/web/shared/workshop-ticket.tsx';

export function ComingDates({ dates }: { dates: readonly MyWorkshopDate[] }) {
  if (dates.length === 0) return null;
  return (
    <section aria-labelledby="coming-dates" className="grid gap-4">
      <h2 id="coming-dates" className="text-h3">
        {dates.length > 1 ? 'Mes prochaines séances' : 'Ma prochaine séance'}
      </h2>
      {dates.map((date) => (
        <WorkshopTicket key={date.id} date={date} />
      ))}
    </section>
  );
}
