import { Button } from '#ui/button.tsx';
import type { CookieChoice } from '../rules.ts';

const CHOICES = { refused: 'Tout refuser', accepted: 'Tout accepter' } satisfies Record<CookieChoice, string>;

/** Refusing is as easy as accepting: the same size, the same look, one press each (CNIL; security.md 37). */
export function ChoiceButtons({ onChoice }: { onChoice?: (choice: CookieChoice) => void }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:min-w-80">
      {(['refused', 'accepted'] as const).map((choice) => (
        <Button
          key={choice}
          variant="secondary"
          className="bg-carte px-2"
          data-choice={choice}
          onClick={() => onChoice?.(choice)}
        >
          {CHOICES[choice]}
        </Button>
      ))}
    </div>
  );
}
