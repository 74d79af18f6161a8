import { Button } from '#ui/button.tsx';
import type { CookieChoice } from '../rules.ts';

/** Refusing is as easy as accepting: the same size, the same look, one press each (CNIL; security.md 37). */
export function ChoiceButtons({ onChoice }: { onChoice: (choice: CookieChoice) => void }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:min-w-80">
      <Button variant="secondary" className="bg-white px-2" onClick={() => onChoice('refused')}>
        Tout refuser
      </Button>
      <Button variant="secondary" className="bg-white px-2" onClick={() => onChoice('accepted')}>
        Tout accepter
      </Button>
    </div>
  );
}
