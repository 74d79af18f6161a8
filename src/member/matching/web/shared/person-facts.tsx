import { MapPin, Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import { childrenSentence } from '#member/profile/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { lettersOf } from '#ui/letters-of.ts';
import type { VisibleProfile } from '../../contract.ts';

/** City and distance (D27). @param distanceKm null for a short distance; undefined to leave it out */
export function placeSentence(city: string, distanceKm?: number | null): string {
  if (distanceKm === undefined) return city;
  return `${city} · ${distanceKm === null ? 'à moins de 10\u00a0km' : `à ${distanceKm}\u00a0km environ`}`;
}

export function PersonFacts({
  city,
  distanceKm,
  hasChildren,
}: Pick<VisibleProfile, 'city' | 'distanceKm' | 'hasChildren'>) {
  const icon = 'mt-0.5 size-5 shrink-0 text-prune';
  return (
    <ul className="grid gap-1.5">
      <li className="flex items-start gap-2">
        <MapPin aria-hidden="true" className={icon} />
        {placeSentence(city, distanceKm)}
      </li>
      <li className="flex items-start gap-2">
        <Users aria-hidden="true" className={icon} />
        {childrenSentence(hasChildren)}
      </li>
    </ul>
  );
}

interface PersonNameProps extends ComponentProps<'h2'> {
  firstName: string;
  age: number;
}

export function PersonName({ firstName, age, className, ...rest }: PersonNameProps) {
  return (
    <h2
      {...rest}
      style={lettersOf(`${firstName},`)}
      // The container includes the margins of the name.
      className={classNames(
        'text-[min(2rem,calc(120cqi/var(--letters)))] leading-[1.1] wrap-anywhere',
        className,
      )}
    >
      {firstName}, {age}&nbsp;ans
    </h2>
  );
}
