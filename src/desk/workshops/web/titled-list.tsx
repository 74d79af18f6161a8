import { type ReactNode, useId } from 'react';
import { Card } from '#ui/card.tsx';

export function TitledList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <Card padding="none" className="overflow-visible px-4 sm:px-6">
        <ul>{children}</ul>
      </Card>
    </section>
  );
}
