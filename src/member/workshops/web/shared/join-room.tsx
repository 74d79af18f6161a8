import { Video } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import type { MyWorkshopDate } from '../../contract.ts';
import { ROOM_OPENS_BEFORE_MINUTES, roomPhase } from '../../rules.ts';
import { workshopOf } from '../../texts.ts';

/** « Rejoindre », from fifteen minutes before the start; before the URL is set, says when it will be. */
export function JoinRoom({ date, now }: { date: MyWorkshopDate; now: Date }) {
  const id = useId();
  const state = roomPhase(new Date(date.startsAt), workshopOf(date.workshopId).durationMinutes, now);
  if (state === 'over') return null;
  if (date.roomUrl === null)
    return (
      <p className="basis-full text-sm">
        Le lien de la visioconférence s’affichera ici avant la séance, dès que l’équipe l’aura donné.
      </p>
    );
  if (state === 'open')
    return (
      <a
        href={date.roomUrl}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle({ size: 'small' })}
      >
        <Video aria-hidden="true" />
        Rejoindre
        <span className="sr-only"> la séance (nouvel onglet)</span>
      </a>
    );
  return (
    <>
      <p id={id} className="basis-full text-sm">
        « Rejoindre » s’ouvre {ROOM_OPENS_BEFORE_MINUTES} minutes avant la séance.
      </p>
      <Button size="small" disabled aria-describedby={id}>
        <Video aria-hidden="true" />
        Rejoindre
      </Button>
    </>
  );
}
