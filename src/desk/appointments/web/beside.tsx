import { PersonPane } from '#desk/members/web/shared/person-pane.tsx';
import type { OpenedAppointment } from '../contract.ts';
import { NoteForm } from './note-form.tsx';
import { InterviewNotes } from './shared/interview-notes.tsx';
import { VerifyPanel } from './verify-panel.tsx';

/** What stands beside an appointment and its call: the photos to compare, one’s note, and the person. */
export function Beside({ appointment }: { appointment: OpenedAppointment }) {
  const { id, kind, note, version } = appointment;
  return (
    <aside aria-label="À côté du rendez-vous" className="grid gap-6">
      {kind === 'verification' ? <VerifyPanel appointment={appointment} /> : null}
      {note === null ? null : <NoteForm key={id} id={id} note={note} version={version} />}
      <InterviewNotes title="Notes précédentes" notes={appointment.earlier} />
      <PersonPane work="appointment" id={id} />
    </aside>
  );
}
