import { ShortcutCard } from './shortcut-card.tsx';

/** Says plainly what is not there yet. */
export function AccompanimentCard() {
  return (
    <ShortcutCard tone="lavande" scene="walking" title="Mon accompagnement">
      Les webinaires hebdomadaires et votre coach arrivent bientôt. Ils ne sont pas encore ouverts{'\u202f'}:
      dès qu’ils le seront, vous les trouverez ici.
    </ShortcutCard>
  );
}
