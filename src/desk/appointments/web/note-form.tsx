import { type FormEvent, useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { APPOINTMENT_NOTE_MAX_LENGTH } from '#member/appointments/rules.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { WaitingButton } from '#ui/waiting-button.tsx';
import { CHANGE_FAILED } from './change-failed.ts';
import { deskAppointmentsApi } from './shared/api.ts';

/** What is worth keeping of a conversation; what was typed stays until it is saved. */
export function NoteForm({ id, note, ...read }: { id: string; note: string; version: string }) {
  const [text, setText] = useState(note);
  const [version, setVersion] = useState(read.version);
  const save = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.note.mutationOptions(safeToRepeat), {
    said: 'Votre note est enregistrée.',
    onDone: (saved) => setVersion(saved.version),
  });

  const send = (known: string) => save.mutate({ id, note: text, version: known });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) send(version);
  }

  return (
    <form onSubmit={submit} className="grid gap-3 rounded-[20px] border border-filet bg-carte p-5">
      <TextArea
        label="Note"
        hint={
          'Lue par les matchmakers et les coachs. La personne concernée la reçoit quand elle demande ses données\u202f: écrivez ce que vous pourriez lui dire.'
        }
        rows={5}
        maxLength={APPOINTMENT_NOTE_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FailureAlert
        error={save.error}
        failed={CHANGE_FAILED}
        newer={{ sent: save.variables, names: { note: 'Note' }, replace: send }}
      />
      <WaitingButton
        type="submit"
        size="small"
        className="justify-self-start"
        missing={text === note ? 'Rien n’a changé dans cette note.' : null}
        field="textarea"
        pending={save.isPending}
      >
        Enregistrer la note
      </WaitingButton>
    </form>
  );
}
