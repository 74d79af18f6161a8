import { Clock, Gift, type LucideIcon, Users } from 'lucide-react';
import { PEOPLE_MINIMUM, PLACES_PER_DATE } from '../rules.ts';
import type { Workshop } from '../texts/workshop.ts';
import { DURATION_LABELS } from '../texts.ts';

/** Duration, group size and price. */
export function WorkshopFacts({ workshop }: { workshop: Workshop }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-encre-2">
      <Fact icon={Clock}>{DURATION_LABELS[workshop.durationMinutes]}</Fact>
      <Fact icon={Users}>{`${PEOPLE_MINIMUM} à ${PLACES_PER_DATE} personnes`}</Fact>
      <Fact icon={Gift}>{workshop.price}</Fact>
    </ul>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4.5 text-prune" />
      {children}
    </li>
  );
}
