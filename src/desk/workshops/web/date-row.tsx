import { CalendarClock, CalendarX, Mail, UserRoundCog, Video, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { teamMoment } from '#browser/team-time.ts';
import { useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { parisDay, parisTime } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { PLACES_PER_DATE } from '#member/workshops/rules.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { DateBlock } from '#ui/date-block.tsx';
import { ChangeDialog } from '#ui/desk/change-dialog.tsx';
import { Menu } from '#ui/menu.tsx';
import { TeamMoment } from '#ui/team-moment.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { DateParticipant, DeskDate } from '../contract.ts';
import { CANCEL_REASON_MAX, DATE_MESSAGE_MAX } from '../rules.ts';
import { CoachField, MomentFields, RoomField } from './date-fields.tsx';
import { deskWorkshopsApi } from './shared/api.ts';

/** An upcoming date: time, leader, participants, and the available changes. */
export function DateRow({ date, coaches }: Omit<DateDialogProps, 'onClose'>) {
  const [opened, setOpened] = useState<(typeof DATE_CHANGES)[number]>();
  const { title } = workshopOf(date.workshopId);
  const instant = new Date(date.startsAt);
  const cancelled = date.cancelReason !== null;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 border-t border-filet py-4 first:border-t-0 lg:grid-cols-[auto_minmax(0,1.2fr)_minmax(0,1fr)_10rem_2.75rem] lg:items-center">
      <DateBlock
        instant={instant}
        zone={PARIS_ZONE}
        tone={cancelled ? 'prune' : 'sauge'}
        className="border border-filet"
      />
      <div className="grid min-w-0 gap-0.5">
        <h3 className={classNames('text-base wrap-anywhere', cancelled && 'text-encre-2 line-through')}>
          {title}
        </h3>
        <TeamMoment at={date.startsAt} />
        <p className="text-encre-2">Avec {date.coach.name}</p>
        {date.plannedAt && !cancelled ? (
          <p className="text-xs text-encre-2">Prévue d’abord {teamMoment(new Date(date.plannedAt))}</p>
        ) : null}
      </div>
      {cancelled ? (
        <p className="max-lg:col-span-3 lg:col-span-2">
          <Badge tone="danger" icon={CalendarX} className="mr-2">
            Annulée
          </Badge>
          {date.cancelReason}
        </p>
      ) : (
        <>
          <People date={date} />
          <Room date={date} />
        </>
      )}
      <div className="max-lg:col-start-3 max-lg:row-start-1 lg:justify-self-end">
        {date.own && !cancelled ? (
          <Menu
            label={`Modifier la séance : ${title}, ${teamMoment(instant)}`}
            actions={DATE_CHANGES.filter(({ toPeople }) => !toPeople || date.taken > 0).map((change) => ({
              ...change,
              onSelect: () => setOpened(change),
            }))}
          />
        ) : null}
      </div>
      {opened ? <opened.Dialog date={date} coaches={coaches} onClose={() => setOpened(undefined)} /> : null}
    </li>
  );
}

function People({ date }: { date: DeskDate }) {
  const named = (status: DateParticipant['status']) =>
    date.people.flatMap((person) => (person.status === status ? [person.firstName] : [])).join(', ');
  const places = date.taken >= PLACES_PER_DATE ? 'Complet' : `${date.taken} sur ${PLACES_PER_DATE}`;
  return (
    <div className="grid min-w-0 gap-0.5 max-lg:col-span-3">
      <p className="font-semibold tabular-nums">
        {date.taken === 0 ? 'Personne encore' : places}
        {date.waiting > 0 ? (
          <span className="font-normal text-encre-2">{`, ${date.waiting} en attente`}</span>
        ) : null}
      </p>
      {named('registered') ? <p className="wrap-anywhere">{named('registered')}</p> : null}
      {named('waiting') ? (
        <p className="text-xs wrap-anywhere text-encre-2">En attente : {named('waiting')}</p>
      ) : null}
    </div>
  );
}

/** Highlights a missing room once a member is registered. */
function Room({ date: { hasRoom, taken } }: { date: DeskDate }) {
  const tone = hasRoom ? 'sauge' : taken > 0 ? 'abricot' : 'lin';
  return (
    <p className="max-lg:col-span-3">
      <Badge tone={tone} icon={hasRoom ? Video : VideoOff}>
        {hasRoom ? 'Lien donné' : 'Lien à donner'}
      </Badge>
    </p>
  );
}

interface DateDialogProps {
  date: DeskDate;
  coaches: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Labels of fields that a colleague may have changed meanwhile. */
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
        id: date.id,
        room: typed('room'),
        version,
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

/** Available changes of a date, in menu order. */
const DATE_CHANGES = [
  { label: 'Lien de visioconférence', icon: Video, Dialog: RoomDialog },
  { label: 'Écrire aux inscrits', icon: Mail, Dialog: MessageDialog, toPeople: true },
  { label: 'Déplacer', icon: CalendarClock, Dialog: MoveDateDialog },
  { label: 'Confier à quelqu’un', icon: UserRoundCog, Dialog: CoachDialog },
  { label: 'Annuler la séance', icon: CalendarX, Dialog: CancelDateDialog, danger: true },
];
