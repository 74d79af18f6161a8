import { CalendarPlus } from 'lucide-react';
import { buttonStyle } from '#ui/button-style.ts';

/** Downloads the .ics file of a plan. */
export function CalendarLink({ href }: { href: string }) {
  return (
    <a href={href} download className={buttonStyle({ variant: 'secondary', size: 'small' })}>
      <CalendarPlus aria-hidden="true" />
      Ajouter à mon agenda
    </a>
  );
}
