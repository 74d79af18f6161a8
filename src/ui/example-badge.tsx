import { Badge } from './badge.tsx';

/** « Exemple », on every fictional person (D24). */
export function ExampleBadge({ className }: { className?: string }) {
  return (
    <Badge tone="lin" className={className}>
      Exemple
    </Badge>
  );
}
