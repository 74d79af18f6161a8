import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { type AnsweredSteps, nextStep } from '../funnel/rules.ts';

/** A coach is assigned at the end of the funnel, as soon as one is available. */
export function NoCoach({ steps }: { steps: AnsweredSteps }) {
  const step = nextStep(steps);
  return (
    <Card
      as="section"
      tone="sauge"
      aria-labelledby="my-coach"
      className="grid justify-items-start gap-4 sm:p-8"
    >
      <h2 id="my-coach">Mon coach</h2>
      <p className="max-w-2xl">
        {step
          ? 'Votre coach vous est présenté dès que votre parcours est complet. Ce que vous lui direz ne dépend que de vous.'
          : 'Votre coach vous sera présenté ici dès que l’équipe en aura un de disponible.'}
      </p>
      {step ? <ButtonLink to={step.route}>Terminer mon parcours</ButtonLink> : null}
    </Card>
  );
}
