import { useState } from 'react';
import { useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { frenchMoment, parisDay, parisTime } from '#lib/french-date.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { DeskDate } from '../contract.ts';
import { CANCEL_REASON_MAX, DATE_MESSAGE_MAX } from '../rules.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { CoachField, MomentFields, RoomField } from './date-fields.tsx';
import { deskWorkshopsApi } from './shared/api.ts';
import { toldSentence } from './told-sentence.ts';

export interface DateDialogProps {
  date: DeskDate;
  coaches: readonly { id: string; name: string }[];
  onClose: () => void;
}

const about = ({ workshopId, startsAt }: DeskDate) =>
  `« ${workshopOf(workshopId).title} », ${frenchMoment(new Date(startsAt))}.`;

export function MoveDateDialog({ date, onClose }: DateDialogProps) {
  const instant = new Date(date.startsAt);
  const [day, setDay] = useState(parisDay(instant));
  const [time, setTime] = useState(parisTime(instant));
  const move = useDeskChange(deskWorkshopsApi, deskWorkshopsApi.move.mutationOptions(), {
    said: toldSentence,
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title="Déplacer la séance"
      description={`${about(date)} Toutes les personnes inscrites reçoivent la nouvelle date pour leur agenda, et peuvent rendre leur place.`}
      submitLabel="Déplacer et prévenir"
      change={move}
      onSubmit={() => move.mutate({ id: date.id, day, time })}
      onClose={onClose}
    >
      <MomentFields day={{ value: day, onChange: setDay }} time={{ value: time, onChange: setTime }} />
    </ChangeDialog>
  );
}

export function CancelDateDialog({ date, onClose }: DateDialogProps) {
  const [reason, setReason] = useState('');
  const cancel = useDeskChange(deskWorkshopsApi, deskWorkshopsApi.cancel.mutationOptions(), {
    said: toldSentence,
    onDone: onClose,
  });
  const people = date.taken + date.waiting;
  return (
    <ChangeDialog
      title="Annuler la séance"
      description={`${about(date)} ${whoIsTold(people)} Une séance annulée ne revient pas.`}
      submitLabel="Annuler et prévenir"
      danger
      change={cancel}
      onSubmit={() => cancel.mutate({ id: date.id, reason })}
      onClose={onClose}
    >
      <TextArea
        label="La raison, en une phrase"
        hint="Elle est envoyée telle quelle et reste sur leur billet."
        rows={3}
        required
        maxLength={CANCEL_REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ChangeDialog>
  );
}

function whoIsTold(people: number): string {
  if (people === 0) return 'Personne n’est inscrit : seul le coach est prévenu.';
  return people === 1
    ? 'La personne inscrite est prévenue par e-mail.'
    : `Les ${people} personnes inscrites ou en attente sont prévenues par e-mail.`;
}

export function RoomDialog({ date, onClose }: DateDialogProps) {
  const [room, setRoom] = useState(date.room ?? '');
  const [series, setSeries] = useState(false);
  const give = useDeskChange(deskWorkshopsApi, deskWorkshopsApi.giveRoom.mutationOptions(), {
    said: toldSentence,
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title="Lien de la visioconférence"
      description={`${about(date)} Les personnes qui ont une place reçoivent ce lien ; celles qui s’inscriront ensuite le liront dans leur confirmation.`}
      submitLabel="Donner ce lien"
      change={give}
      onSubmit={() => give.mutate({ id: date.id, room: room.trim(), series })}
      onClose={onClose}
    >
      <RoomField value={room} onChange={setRoom} />
      <Checkbox checked={series} onChange={({ target }) => setSeries(target.checked)}>
        Le même lien pour toute la série à venir de cet atelier
      </Checkbox>
    </ChangeDialog>
  );
}

export function MessageDialog({ date, onClose }: DateDialogProps) {
  const [words, setWords] = useState('');
  const { colleague } = useDeskSession();
  const write = useDeskChange(deskWorkshopsApi, deskWorkshopsApi.write.mutationOptions(), {
    said: toldSentence,
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title="Écrire aux personnes inscrites"
      description={`${about(date)} Un e-mail à chaque personne qui a une place, sans le nom des autres.`}
      submitLabel={date.taken > 1 ? `Envoyer à ${date.taken} personnes` : 'Envoyer à une personne'}
      change={write}
      onSubmit={() => write.mutate({ id: date.id, words })}
      onClose={onClose}
    >
      <TextArea
        label="Votre message"
        rows={5}
        required
        maxLength={DATE_MESSAGE_MAX}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <blockquote className="rounded-field bg-lin p-4 wrap-anywhere whitespace-pre-line">
        {`Bonjour ${date.people[0]?.firstName ?? ''},\n${words.trim()}\n${colleague?.firstName ?? ''}, de l’équipe`}
      </blockquote>
    </ChangeDialog>
  );
}

export function CoachDialog({ date, coaches, onClose }: DateDialogProps) {
  const [coach, setCoach] = useState(date.coach.id ?? '');
  const said = 'C’est fait : les deux coachs sont prévenus.';
  const give = useDeskChange(deskWorkshopsApi, deskWorkshopsApi.giveCoach.mutationOptions(), {
    said,
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title="Confier la séance"
      description={`${about(date)} Les billets portent le nouveau nom. L’ancien et le nouveau coach reçoivent un e-mail.`}
      submitLabel="Confier"
      change={give}
      onSubmit={() => give.mutate({ id: date.id, coach })}
      onClose={onClose}
    >
      <CoachField coaches={coaches} value={coach} onChange={setCoach} />
    </ChangeDialog>
  );
}
