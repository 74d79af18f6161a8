import { TriangleAlert } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import type { QueuedCase } from '../contract.ts';
import { DANGER_STEPS } from '../rules.ts';
import { GRAVITY_LABELS } from '../texts.ts';

const TONES = { 5: 'danger', 4: 'abricot', 3: 'abricot', 2: 'lavande', 1: 'lin' } as const;

/** Uses words, not only colour. */
export function GravityBadge({ gravity, ticks }: Pick<QueuedCase, 'gravity' | 'ticks'>) {
  const left = gravity === 5 ? DANGER_STEPS.length - ticks.length : 0;
  return (
    <Badge
      tone={TONES[gravity]}
      icon={gravity === 5 ? TriangleAlert : undefined}
      className="shrink-0 px-2.5 py-0.5 whitespace-nowrap"
    >
      {GRAVITY_LABELS[gravity]}
      {left > 0 ? `, ${left} à faire` : null}
    </Badge>
  );
}
