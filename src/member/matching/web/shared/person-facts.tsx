import { MapPin, Users } from 'lucide-react';
import { childrenSentence } from '#member/profile/texts.ts';
import type { VisibleProfile } from '../../contract.ts';
import { placeSentence } from './place-sentence.ts';

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
