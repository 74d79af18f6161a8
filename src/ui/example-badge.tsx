import { Badge } from './badge.tsx';

/** « Exemple », on everyone who does not exist (D24). */
export function ExampleBadge({ className }: { className?: string }) {
  return (
    <Badge tone="lin" className={className}>
      Exemple
    </Badge>
  );
}
