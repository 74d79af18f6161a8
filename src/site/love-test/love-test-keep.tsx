import { useState } from 'react';
import { useWho } from '#browser/session/use-who.ts';
import {
  forgetKeptAnswers,
  keepAnswers,
  type TestAnswers,
} from '#member/questionnaires/web/shared/kept-answers.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

const NEXT = {
  visitor: {
    text: 'En vous inscrivant, vous recevez la suite de ces conseils, une personne pour vous accompagner, et quatre profils choisis pour vous.',
    keep: 'Garder mes réponses pour mon inscription',
    to: '/inscription/bienvenue',
    label: 'Commencer gratuitement',
  },
  member: {
    text: 'Vos conseils et vos ateliers sont dans votre espace. Ce test n’y change rien, sauf si vous n’avez pas encore répondu à votre quiz : ces réponses peuvent alors y être déjà remplies.',
    keep: 'Garder mes réponses pour mon quiz',
    to: '/conseils',
    label: 'Voir mes conseils',
  },
};

export function KeepAnswers({ answers }: { answers: TestAnswers }) {
  const [kept, setKept] = useState(false);
  const next = NEXT[useWho()?.kind ?? 'visitor'];

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
        <p>{next.text}</p>
      </div>
      <Checkbox
        checked={kept}
        onChange={(event) => choose(event.target.checked)}
        hint="Elles restent dans la mémoire de cet onglet, et nulle part ailleurs : le fermer ou le recharger les oublie. Gardez-le ouvert pendant votre inscription."
      >
        {next.keep}
      </Checkbox>
      <ButtonLink
        to={next.to}
        size="large"
        className="justify-self-start"
        {...(kept ? { target: '_blank', rel: 'noopener' } : {})}
      >
        {next.label}
        {kept ? <span className="sr-only"> (nouvel onglet)</span> : null}
      </ButtonLink>
    </Card>
  );
}
