import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface QuietCardProps {
  title: string;
  text: string;
  door?: { to: string; label: string };
  action?: ReactNode;
}

export function QuietCard({ title, text, door, action }: QuietCardProps) {
  return (
    <Card as="section" tone="lin" className="grid content-start justify-items-start gap-1">
      <h2 className="text-h3">{title}</h2>
      <p className="text-encre-2">{text}</p>
      {door ? (
        <ButtonLink to={door.to} variant="quiet" size="small" className="-ml-4">
          {door.label}
        </ButtonLink>
      ) : null}
      {action}
    </Card>
  );
}
