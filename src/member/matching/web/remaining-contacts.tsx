import { currentTime, deviceZone } from '#browser/clock.ts';
import { comingMoment } from '#lib/relative-day.ts';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/link.tsx';
import { CONTACT_LIMIT, DAILY_OPENINGS } from '../rules.ts';

interface RemainingContactsProps {
  count: number;
  /** Set when the daily limit is reached: when the next conversation is allowed, as an ISO instant. */
  openingsFrom: string | null;
}

export function RemainingContacts({ count, openingsFrom }: RemainingContactsProps) {
  return (
    <div className="grid gap-1">
      <p className="flex items-center gap-3 font-semibold">
        <span aria-hidden="true" className="flex shrink-0 gap-1.5">
          {Array.from({ length: CONTACT_LIMIT }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity.
              key={place}
              className={classNames(
                'size-3 rounded-full border-2',
                place < count ? 'border-prune bg-prune' : 'border-bord bg-transparent',
              )}
            />
          ))}
        </span>
        Vous pouvez contacter {count}
        {'\u00a0'}personne{count > 1 ? 's' : ''} au maximum
      </p>
      {openingsFrom ? (
        <p className="max-w-2xl text-encre-2">
          Vous avez ouvert {DAILY_OPENINGS} conversations en 24 heures : prenez le temps de faire
          connaissance. La prochaine pourra s’ouvrir{' '}
          {comingMoment(new Date(openingsFrom), currentTime(), deviceZone())}.
        </p>
      ) : count === 0 ? (
        <p className="max-w-2xl text-encre-2">
          Vos {CONTACT_LIMIT} conversations sont ouvertes : laissez-leur le temps de vivre. Vous les retrouvez
          dans <TextLink to="/chat">Messages</TextLink>, où supprimer une conversation libère une place.
        </p>
      ) : null}
    </div>
  );
}
