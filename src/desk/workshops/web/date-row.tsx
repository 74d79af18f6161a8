import { CalendarX, Video, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { teamMoment } from '#browser/team-time.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { PLACES_PER_DATE } from '#member/workshops/rules.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { DateBlock } from '#ui/date-block.tsx';
import { Menu } from '#ui/menu.tsx';
import { TeamMoment } from '#ui/team-moment.tsx';
import type { DateParticipant, DeskDate } from '../contract.ts';
import { DATE_CHANGES, type DateDialogProps } from './date-dialogs.tsx';

/** A date to come: when, with whom, who comes, and what may be changed. */
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

/** It presses once someone comes. */
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
