import { useState } from 'react';
import { currentTime } from '#browser/clock.ts';
import { onThisDevice } from '#browser/team-time.ts';
import { frenchDay, parisDay } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Fieldset } from '#ui/fieldset.tsx';
import { TeamMoment } from '#ui/team-moment.tsx';
import type { Offer } from '../contract.ts';

export const SLOT_MISSING = 'Choisissez d’abord un horaire.';
/** Days initially on screen; a button shows the others. */
const DAYS_SHOWN = 4;

interface SlotChoiceProps {
  offers: readonly Offer[];
  value: string | null;
  onChange: (slotId: string) => void;
}

/** Chooses a free slot, grouped by day. Native radios: arrow keys move, Tab enters and leaves. */
export function SlotChoice({ offers, value, onChange }: SlotChoiceProps) {
  const [all, setAll] = useState(false);
  const days = groupByDay(offers);
  const shown = all ? days : days.slice(0, DAYS_SHOWN);
  const chosen = offers.find(({ slotId }) => slotId === value);
  const note = chosen ? onThisDevice(new Date(chosen.startsAt)) : null;
  return (
    <Fieldset
      role="radiogroup"
      legend="Choisissez votre horaire"
      hint={
        onThisDevice(currentTime())
          ? 'Les horaires sont ceux de Paris, et votre appareil n’est pas à cette heure.'
          : 'À l’heure de Paris.'
      }
    >
      {() => (
        <div className="grid gap-5">
          {shown.map(({ day, label, offers: ofDay }) => (
            <div key={day} className="grid gap-2">
              <p id={`jour-${day}`} className="font-medium first-letter:uppercase">
                {label}
              </p>
              <div className="flex flex-wrap gap-2.5">
                {ofDay.map((offer) => (
                  <label key={offer.slotId} className={chipStyle}>
                    <input
                      type="radio"
                      name="slot"
                      value={offer.slotId}
                      checked={value === offer.slotId}
                      aria-describedby={`jour-${day}`}
                      onChange={() => onChange(offer.slotId)}
                      className="sr-only"
                    />
                    <TeamMoment at={offer.startsAt} hourOnly className="text-center" />
                  </label>
                ))}
              </div>
            </div>
          ))}
          {days.length > shown.length ? (
            <Button
              variant="quiet"
              size="small"
              className="-ml-4 justify-self-start"
              onClick={() => setAll(true)}
            >
              Voir d’autres jours
            </Button>
          ) : null}
          <p role="status" className="text-sm empty:hidden">
            {note ? `Ce sera ${note}.` : null}
          </p>
        </div>
      )}
    </Fieldset>
  );
}

const chipStyle = classNames(
  'relative inline-flex min-h-11 min-w-20 items-center justify-center rounded-full border-[1.5px] border-bord bg-carte px-4 py-1.5 leading-tight font-medium tabular-nums transition-colors',
  'hover:border-prune hover:bg-papier has-checked:border-prune has-checked:bg-prune has-checked:text-reserve',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-prune',
);

type OfferedDay = { day: string; label: string; offers: Offer[] };

/** Groups free slots by their day in Paris, soonest first. */
function groupByDay(offers: readonly Offer[]): OfferedDay[] {
  const days = Map.groupBy(offers, ({ startsAt }) => parisDay(new Date(startsAt)));
  return [...days].map(([day, ofDay]) => ({
    day,
    label: frenchDay(new Date(ofDay[0]?.startsAt ?? day), PARIS_ZONE),
    offers: ofDay,
  }));
}
