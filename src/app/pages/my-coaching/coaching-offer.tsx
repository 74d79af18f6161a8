import {
  type CoachingOffer,
  FIRST_SESSION_PRICE,
  FREE_INTERVIEW_MINUTES,
} from '#features/accompaniment/coaches/rules.ts';
import { Card } from '#ui/card.tsx';

/** What one may take with the coach (spec 1 §9). */
export function CoachingOfferCard({ offer }: { offer: CoachingOffer }) {
  return (
    <Card as="section" tone="abricot" aria-labelledby="offer" className="grid content-start gap-2 sm:p-8">
      <h2 id="offer" className="text-h3">
        {offer === 'free-interview'
          ? `Un premier entretien de ${FREE_INTERVIEW_MINUTES} minutes, offert`
          : 'Une première séance en tête-à-tête'}
      </h2>
      <p>
        {offer === 'free-interview'
          ? 'Parce que vous participez à un atelier, votre premier entretien avec votre coach est gratuit\u202f: le temps de dire où vous en êtes, et ce que vous cherchez.'
          : `Une heure avec votre coach pour avancer sur ce qui compte pour vous : la première séance de coaching coûte ${FIRST_SESSION_PRICE}\u00a0€ TTC.`}
      </p>
    </Card>
  );
}
