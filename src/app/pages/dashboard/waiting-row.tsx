import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';

interface WaitingRowProps {
  to: string;
  picture: ReactNode;
  title: string;
  children: ReactNode;
}

export function WaitingRow({ to, picture, title, children }: WaitingRowProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex items-center gap-4 rounded-card border border-transparent bg-sauge-100 p-4 no-underline transition-colors hover:border-sauge"
      >
        {picture}
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="font-title text-h3 leading-snug font-semibold wrap-anywhere">{title}</span>
          {children}
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-sauge" />
      </Link>
    </li>
  );
}
