import { Badge } from './badge.tsx';
import { classNames } from './class-names.ts';

/** « Exemple », on every fictional person (D24), unless the demonstration line says so for all (D51). */
export function ExampleBadge({ className }: { className?: string }) {
  return (
    <Badge tone="lin" className={classNames('demonstrated:hidden!', className)}>
      Exemple
    </Badge>
  );
}
