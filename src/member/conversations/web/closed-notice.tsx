import { Feather } from 'lucide-react';
import type { Closure } from '#member/matching/rules.ts';
import { TextLink } from '#ui/link.tsx';

interface ClosedNoticeProps {
  firstName: string;
  closure: Closure;
}

/** How a conversation that was left with a kind no stands (D28): above the field for the one answer, or in its place. */
export function ClosedNotice({ firstName, closure }: ClosedNoticeProps) {
  return (
    <div className="grid justify-items-center gap-2 border-t border-filet bg-lin px-4 py-4 text-center sm:px-6">
      <p className="flex items-center gap-2.5 wrap-anywhere">
        <Feather aria-hidden="true" className="size-5 shrink-0 text-prune" />
        <span>{sentence(firstName, closure)}</span>
      </p>
      {closure === 'by-them' ? null : <TextLink to="/selection">Voir mes matchs</TextLink>}
    </div>
  );
}

function sentence(firstName: string, closure: Closure): string {
  switch (closure) {
    case 'by-me':
      return `Vous avez dit non. ${firstName} peut vous répondre une fois, puis cette conversation est close.`;
    case 'by-them':
      return `${firstName} préfère en rester là. Vous pouvez lui répondre une fois.`;
    case 'by-them-answered':
      return `${firstName} préfère en rester là et vous lui avez répondu. Cette conversation est close.`;
  }
}
