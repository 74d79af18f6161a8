import { MapPin, Users } from 'lucide-react';
import type { VisibleProfile } from '#features/matching/contract.ts';
import { childrenSentence } from '#features/profile/web/shared/profile-summary.tsx';

/** Where someone lives, and whether they have children: beside the photo. */
export function PersonFacts({ city, hasChildren }: Pick<VisibleProfile, 'city' | 'hasChildren'>) {
  const icon = 'size-5 shrink-0 text-prune';
  return (
    <ul className="grid gap-1.5">
      <li className="flex items-center gap-2">
        <MapPin aria-hidden="true" className={icon} />
        {city}
      </li>
      <li className="flex items-center gap-2">
        <Users aria-hidden="true" className={icon} />
        {childrenSentence(hasChildren)}
      </li>
    </ul>
  );
}
