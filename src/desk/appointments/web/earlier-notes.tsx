import { frenchDay } from '#lib/french-date.ts';
import { KIND_NAMES } from '#member/appointments/texts.ts';
import type { OpenedAppointment } from '../contract.ts';

/** Notes of former appointments of the same member; nothing when there is none. */
export function EarlierNotes({ notes }: { notes: OpenedAppointment['earlier'] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="earlier-notes" className="grid gap-3">
      <h2 id="earlier-notes" className="text-h3">
        Notes précédentes
      </h2>
      <ul className="grid gap-3">
        {notes.map(({ startsAt, kind, hostName, note }) => (
          <li key={startsAt} className="grid gap-1 rounded-[20px] bg-lin p-4">
            <p className="text-encre-2">
              {KIND_NAMES[kind]}, {frenchDay(new Date(startsAt))}, {hostName}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
