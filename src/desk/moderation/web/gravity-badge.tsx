import { TriangleAlert } from 'lucide-react';
import type { Gravity } from '#mechanisms/decisions/rules.ts';
import { Badge } from '#ui/badge.tsx';
import { GRAVITY_LABELS } from '../texts.ts';

const TONES = { 5: 'danger', 4: 'abricot', 3: 'abricot', 2: 'lavande', 1: 'lin' } as const;

/** In words, not by colour alone. */
export function GravityBadge({ gravity }: { gravity: Gravity }) {
  return (
    <Badge
      tone={TONES[gravity]}
      icon={gravity === 5 ? TriangleAlert : undefined}
      className="shrink-0 px-2.5 py-0.5 whitespace-nowrap"
    >
      {GRAVITY_LABELS[gravity]}
    </Badge>
  );
}
