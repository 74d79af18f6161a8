import { PersonPane } from '#desk/members/web/shared/person-pane.tsx';
import { frenchDay } from '#lib/french-date.ts';
import { KIND_NAMES } from '#member/appointments/texts.ts';
import type { OpenedAppointment } from '../contract.ts';
import { NoteForm } from './note-form.tsx';
import { VerifyPanel } from './verify-panel.tsx';

/** What stands beside an appointment and its call: the photos to compare, one’s note, and the person. */
export function Beside({ appointment }: { appointment: OpenedAppointment }) {
  const { id, kind, note } = appointment;
  return (
    <aside aria-label="À côté du rendez-vous" className="grid gap-6">
      {kind === 'verification' ? <VerifyPanel appointment={appointment} /> : null}
      {note === null ? null : <NoteForm key={id} id={id} note={note} />}
      <EarlierNotes notes={appointment.earlier} />
      <PersonPane work="appointment" id={id} />
    </aside>
  );
}

/** Notes of former appointments of the same member; nothing when there is none. */
function EarlierNotes({ notes }: { notes: OpenedAppointment['earlier'] }) {
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
