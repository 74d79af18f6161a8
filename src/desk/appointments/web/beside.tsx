import { BadgeCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { useNow } from '#browser/use-now.ts';
import { PersonPane } from '#desk/members/web/shared/person-pane.tsx';
import { parisDay } from '#lib/french-date.ts';
import { ofName } from '#lib/french-words.ts';
import { APPOINTMENT_NOTE_MAX_LENGTH, verdictOutcome, WORDS_MAX_LENGTH } from '#member/appointments/rules.ts';
import { VERIFIED } from '#member/photos/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ChangeDialog } from '#ui/desk/change-dialog.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { WaitingButton } from '#ui/waiting-button.tsx';
import type { OpenedAppointment } from '../contract.ts';
import { CHANGE_FAILED, sayFailed } from './rendez-vous-words.ts';
import { deskAppointmentsApi } from './shared/api.ts';
import { InterviewNotes } from './shared/interview-notes.tsx';

/** The pane beside an appointment and its call: photos to compare, the note, and the person. */
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

/** The note about a conversation; an unsaved draft survives. */
function NoteForm({ id, note, ...read }: { id: string; note: string; version: string }) {
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
      <LeaveDialog changed={text.trim() !== note.trim()} />
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

/** Large profile photos and the verdict form. */
function VerifyPanel({ appointment }: { appointment: OpenedAppointment }) {
  const { id, photos, guest, verified, state, startsAt, face } = appointment;
  const now = useNow();
  const [unsure, setUnsure] = useState(false);
  const verify = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.verify.mutationOptions(), {
    said: `Le profil ${ofName(guest.firstName)} est vérifié.`,
    onRefused: sayFailed,
  });
  const [first] = photos;
  const begins = new Date(startsAt);
  const isOver = parisDay(begins) < parisDay(now);
  const verdict = verdictOutcome({ state, startsAt: begins, face }, now);
  return (
    <section aria-labelledby="verify" className="grid gap-4 rounded-[20px] border border-filet bg-carte p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="verify" className="text-h3">
          Les photos {ofName(guest.firstName)}
        </h2>
        {verified ? (
          <Badge tone="sauge" icon={BadgeCheck}>
            {VERIFIED}
          </Badge>
        ) : null}
      </div>
      {first && !isOver ? (
        <ul className="grid grid-cols-2 gap-2">
          {photos.map((photo, place) => (
            <li key={photo} className={place === 0 ? 'col-span-2' : undefined}>
              <img
                src={`/api/desk/appointments/${encodeURIComponent(id)}/photo?photo=${encodeURIComponent(photo)}`}
                alt={
                  place === 0
                    ? `${guest.firstName}, première photo`
                    : `${guest.firstName}, photo ${place + 1}`
                }
                className="aspect-[4/5] w-full rounded-2xl bg-lin object-cover"
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-encre-2">
          {isOver
            ? 'Les photos ne sont plus montrées après le jour du rendez-vous.'
            : 'Aucune photo sur ce profil.'}
        </p>
      )}
      {first && verdict === 'ok' && !isOver && !verified ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            pending={verify.isPending}
            onClick={() => verify.mutate({ id, verdict: { same: true, photo: first } })}
          >
            <BadgeCheck aria-hidden="true" />
            C’est bien la même personne
          </Button>
          <Button size="small" variant="quiet" onClick={() => setUnsure(true)}>
            Je n’ai pas pu reconnaître cette personne
          </Button>
        </div>
      ) : verdict === 'ok' || face === 'same' ? null : (
        <p className="text-encre-2">
          {face === 'unsure'
            ? `Vous n’avez pas pu reconnaître ${guest.firstName}, qui a lu votre explication.`
            : 'Vous comparez pendant l’appel, puis vous dites ici ce que vous avez vu.'}
        </p>
      )}
      {unsure ? <NotSureDialog id={id} firstName={guest.firstName} onClose={() => setUnsure(false)} /> : null}
    </section>
  );
}

/** The most common reason, kindly worded. */
const SUGGESTION =
  'Vos photos datent peut-être un peu, ou la lumière ne nous a pas permis de bien vous voir. Ajoutez en premier une photo récente, de face, et reprenez rendez-vous quand vous voulez.';

interface NotSureDialogProps {
  id: string;
  firstName: string;
  onClose: () => void;
}

/** Asks why the identity is uncertain; the member reads these words. */
function NotSureDialog({ id, firstName, onClose }: NotSureDialogProps) {
  return (
    <ChangeDialog
      title="Je n’ai pas pu reconnaître cette personne"
      submitLabel="Envoyer cette explication"
      api={deskAppointmentsApi}
      change={deskAppointmentsApi.verify.mutationOptions()}
      inputOf={(typed) => ({ id, verdict: { same: false as const, words: typed('words') } })}
      said={`${firstName} reçoit votre explication par e-mail.`}
      onClose={onClose}
    >
      <TextArea
        label={`Votre explication à ${firstName}`}
        name="words"
        hint="Dites ce qui a manqué et comment y remédier. Le profil reste visible comme avant."
        maxLength={WORDS_MAX_LENGTH}
        defaultValue={SUGGESTION}
      />
    </ChangeDialog>
  );
}
