import type { ReactNode } from 'react';
import { Card, type CardTone } from '#ui/card.tsx';

interface MatchesNoticeProps {
  title: string;
  tone?: CardTone;
  action?: ReactNode;
  children: ReactNode;
}

export function MatchesNotice({ title, tone, action, children }: MatchesNoticeProps) {
  return (
    <Card tone={tone} className="grid justify-items-start gap-3 sm:p-8">
      <h3>{title}</h3>
      <div className="mb-1 grid max-w-2xl gap-3">{children}</div>
      {action}
    </Card>
  );
}
