import { KIND_PATHS } from '#member/appointments/texts.ts';
import { type CoachingOffer, FREE_INTERVIEW_MINUTES } from '#member/coaches/rules.ts';
import { NOTHING_TO_PAY } from '#member/membership/texts/services.ts';
import { useOffers } from '#member/membership/web/shared/use-offers.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface CoachingOfferProps {
  offer: CoachingOffer;
  /** Whether « Prendre rendez-vous » on the same page leads to the same appointment. */
  booked: boolean;
}

/** Spec 1 §9. */
export function CoachingOfferCard({ offer, booked }: CoachingOfferProps) {
  const free = offer === 'free-interview';
  const { price } = useOffers()['first-session'];
  return (
    <Card
      as="section"
      tone="abricot"
      aria-labelledby="offer"
      className="grid content-start justify-items-start gap-3 sm:p-8"
    >
      <h2 id="offer" className="text-h3">
        {free
          ? `Un premier entretien de ${FREE_INTERVIEW_MINUTES} minutes, offert`
          : 'Une première séance en tête-à-tête'}
      </h2>
      {free ? (
        <>
          <p className="max-w-2xl">
            Le temps de dire à votre coach où vous en êtes et ce que vous cherchez. Cet entretien est offert à
            qui participe à un atelier.
          </p>
          {booked ? null : <ButtonLink to={KIND_PATHS.welcome}>Choisir un horaire</ButtonLink>}
        </>
      ) : (
        <>
          <p className="max-w-2xl">
            {`Une heure avec votre coach pour avancer sur ce qui compte pour vous : la première séance de coaching coûte ${price}. Elle n’est pas encore ouverte.`}
          </p>
          <p className="font-medium">{NOTHING_TO_PAY}</p>
        </>
      )}
    </Card>
  );
}
