import { useState } from 'react';
import {
  forgetKeptAnswers,
  keepAnswers,
  type TestAnswers,
} from '#features/questionnaires/web/kept-answers.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';

/** Signing up, with the answers already given if one agrees. */
export function KeepAnswers({ answers }: { answers: TestAnswers }) {
  const [kept, setKept] = useState(false);

  function choose(keep: boolean) {
    setKept(keep);
    if (keep) keepAnswers(answers);
    else forgetKeptAnswers();
  }
  return (
    <Card as="section" tone="rosee" padding="large" aria-labelledby="et-maintenant" className="grid gap-5">
      <div className="grid gap-2">
        <h2 id="et-maintenant" className="text-h3 sm:text-2xl">
          Et maintenant ?
        </h2>
        <p>
          En vous inscrivant, vous recevez la suite de ces conseils, un coach ou une coach, et quatre profils
          choisis pour vous.
        </p>
      </div>
      <Checkbox
        checked={kept}
        onChange={(event) => choose(event.target.checked)}
        hint="Elles restent dans la mémoire de cet onglet, et nulle part ailleurs : le fermer ou le recharger les oublie. Gardez-le ouvert pendant votre inscription."
      >
        Garder mes réponses pour mon inscription
      </Checkbox>
      <ButtonLink to="/inscription/bienvenue" size="large" className="justify-self-start">
        Commencer gratuitement
      </ButtonLink>
    </Card>
  );
}
