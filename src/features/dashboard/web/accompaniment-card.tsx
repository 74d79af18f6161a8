import { ShortcutCard } from './shortcut-card.tsx';

/** Says plainly what is not there yet. */
export function AccompanimentCard() {
  return (
    <ShortcutCard tone="lavande" scene="walking" title="Mon accompagnement">
      Le webinaire de la semaine et votre coach arrivent bientôt. Vous les trouverez ici dès leur arrivée.
    </ShortcutCard>
  );
}
