import { CalendarClock, CalendarX, Mail, UserRoundCog, Video } from 'lucide-react';
import { useState } from 'react';
import { teamMoment } from '#browser/team-time.ts';
import { ChangeDialog } from '#desk/staff/web/shared/change-dialog.tsx';
import { useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { parisDay, parisTime } from '#lib/french-date.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { DeskDate } from '../contract.ts';
import { CANCEL_REASON_MAX, DATE_MESSAGE_MAX } from '../rules.ts';
import { CoachField, MomentFields, RoomField } from './date-fields.tsx';
import { deskWorkshopsApi } from './shared/api.ts';

export interface DateDialogProps {
  date: DeskDate;
  coaches: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** What a colleague may have changed meanwhile, in words of the dialogs. */
const NAMES = { room: 'Lien de la visioconférence' };

const about = ({ workshopId, startsAt }: DeskDate) =>
  `« ${workshopOf(workshopId).title} », ${teamMoment(new Date(startsAt))}.`;

function MoveDateDialog({ date, onClose }: DateDialogProps) {
  const [version] = useState(date.version);
  const instant = new Date(date.startsAt);
  return (
    <ChangeDialog
      title="Déplacer la séance"
      description={`${about(date)} Toutes les personnes inscrites reçoivent la nouvelle date pour leur agenda, et peuvent rendre leur place.`}
      submitLabel="Déplacer et prévenir"
      api={deskWorkshopsApi}
      change={deskWorkshopsApi.move.mutationOptions()}
      names={NAMES}
      inputOf={(typed) => ({ id: date.id, day: typed('day'), time: typed('time'), version })}
      said={toldSentence}
      onClose={onClose}
    >
      <MomentFields day={parisDay(instant)} time={parisTime(instant)} />
    </ChangeDialog>
  );
}

function CancelDateDialog({ date, onClose }: DateDialogProps) {
  const people = date.taken + date.waiting;
  return (
    <ChangeDialog
      title="Annuler la séance"
      description={`${about(date)} ${whoIsTold(people)} Une séance annulée ne revient pas.`}
      submitLabel="Annuler et prévenir"
      danger
      api={deskWorkshopsApi}
      change={deskWorkshopsApi.cancel.mutationOptions()}
      inputOf={(typed) => ({ id: date.id, reason: typed('reason') })}
      said={toldSentence}
      onClose={onClose}
    >
      <TextArea
        label="La raison, en une phrase"
        name="reason"
        hint="Elle est envoyée telle quelle et reste sur leur billet."
        rows={3}
        required
        maxLength={CANCEL_REASON_MAX}
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

function RoomDialog({ date, onClose }: DateDialogProps) {
  const [version] = useState(date.version);
  return (
    <ChangeDialog
      title="Lien de la visioconférence"
      description={`${about(date)} Les personnes qui ont une place reçoivent ce lien ; celles qui s’inscriront ensuite le liront dans leur confirmation.`}
      submitLabel="Donner ce lien"
      api={deskWorkshopsApi}
      change={deskWorkshopsApi.giveRoom.mutationOptions()}
      names={NAMES}
      inputOf={(typed) => ({
        ...{ id: date.id, room: typed('room'), version },
        series: typed('series') !== '',
      })}
      said={toldSentence}
      onClose={onClose}
    >
      <RoomField room={date.room} />
      <Checkbox name="series">Le même lien pour toute la série à venir de cet atelier</Checkbox>
    </ChangeDialog>
  );
}

function MessageDialog({ date, onClose }: DateDialogProps) {
  const [words, setWords] = useState('');
  const { colleague } = useDeskSession();
  return (
    <ChangeDialog
      title="Écrire aux personnes inscrites"
      description={`${about(date)} Un e-mail à chaque personne qui a une place, sans le nom des autres.`}
      submitLabel={date.taken > 1 ? `Envoyer à ${date.taken} personnes` : 'Envoyer à une personne'}
      api={deskWorkshopsApi}
      change={deskWorkshopsApi.write.mutationOptions()}
      inputOf={() => ({ id: date.id, words })}
      said={toldSentence}
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

function CoachDialog({ date, coaches, onClose }: DateDialogProps) {
  const [version] = useState(date.version);
  return (
    <ChangeDialog
      title="Confier la séance"
      description={`${about(date)} Elle est confiée à ${date.coach.name}. Les billets porteront le nouveau nom. L’ancien et le nouveau coach reçoivent un e-mail.`}
      submitLabel="Confier"
      api={deskWorkshopsApi}
      change={deskWorkshopsApi.giveCoach.mutationOptions()}
      names={NAMES}
      inputOf={(typed) => ({ id: date.id, coach: typed('coach'), version })}
      said="C’est fait : les deux coachs sont prévenus."
      onClose={onClose}
    >
      <CoachField coaches={coaches} chosen={date.coach.id} />
    </ChangeDialog>
  );
}

/** « 5 personnes sont prévenues par e-mail. » */
function toldSentence({ told }: { told: number }): string {
  if (told === 0) return 'C’est fait. Personne n’était à prévenir.';
  return told === 1
    ? 'C’est fait : une personne est prévenue par e-mail.'
    : `C’est fait : ${told} personnes sont prévenues par e-mail.`;
}

/** What may be changed of a date, in the order of its menu. */
export const DATE_CHANGES = [
  { label: 'Lien de visioconférence', icon: Video, Dialog: RoomDialog },
  { label: 'Écrire aux inscrits', icon: Mail, Dialog: MessageDialog, toPeople: true },
  { label: 'Déplacer', icon: CalendarClock, Dialog: MoveDateDialog },
  { label: 'Confier à quelqu’un', icon: UserRoundCog, Dialog: CoachDialog },
  { label: 'Annuler la séance', icon: CalendarX, Dialog: CancelDateDialog, danger: true },
];
