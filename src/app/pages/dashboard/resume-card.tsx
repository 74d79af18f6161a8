import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { type AnsweredSteps, minutesLeft, nextStep } from '../funnel/rules.ts';

export function ResumeCard({ steps }: { steps: AnsweredSteps }) {
  const step = nextStep(steps);
  if (!step) return null;
  const minutes = minutesLeft(step.id);
  return (
    <Card
      as="section"
      tone="abricot"
      className="flex flex-col items-stretch justify-between gap-4 sm:flex-row sm:items-center sm:p-8"
    >
      <div className="grid gap-1">
        <h2 className="!text-[1.5rem]">Reprenez là où vous en étiez</h2>
        <p>
          Prochaine étape{'\u202f'}: <strong className="font-semibold">{step.name.toLowerCase()}</strong>. Il
          vous reste environ {minutes} {minutes > 1 ? 'minutes' : 'minute'} pour des matchs qui vous
          ressemblent.
        </p>
      </div>
      <ButtonLink to={step.route}>Continuer</ButtonLink>
    </Card>
  );
}
