import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface QuietCardProps {
  title: string;
  heading?: 'h2' | 'h3';
  text: string;
  door?: { to: string; label: string };
  action?: ReactNode;
}

export function QuietCard({ title, heading: Heading = 'h3', text, door, action }: QuietCardProps) {
  return (
    <Card as="section" tone="lin" className="grid content-start justify-items-start gap-1">
      <Heading className="text-h3">{title}</Heading>
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
