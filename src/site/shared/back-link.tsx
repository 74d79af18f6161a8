import { ChevronLeft } from 'lucide-react';
import { TextLink } from '#ui/link.tsx';

interface BackLinkProps {
  to?: string;
  children?: string;
}

/** Wording of spec 2 §2. */
export function BackLink({ to = '/', children = 'Retour à l’accueil' }: BackLinkProps) {
  return (
    <TextLink
      to={to}
      bare
      className="-ml-1.5 inline-flex min-h-11 items-center gap-1 justify-self-start pr-2 print:hidden"
    >
      <ChevronLeft aria-hidden="true" className="size-5" />
      {children}
    </TextLink>
  );
}
