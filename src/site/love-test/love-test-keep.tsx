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
    text: 'Nous cherchons pour vous des personnes qui aiment comme vous.',
    keep: 'Garder mes réponses pour mon inscription',
    to: '/inscription/bienvenue',
    label: 'Commencer gratuitement',
  },
  member: {
    text: 'Votre sélection est dans votre espace. Ce test n’y change rien, sauf si vous n’avez pas encore rempli votre profil amoureux ou vos moments à partager : ces réponses peuvent alors y être déjà notées.',
    keep: 'Garder mes réponses pour mes questionnaires',
    to: '/selection',
    label: 'Voir mes matchs',
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
    <Card as="section" padding="medium" aria-labelledby="et-maintenant" className="grid gap-4 sm:p-8">
      <div className="grid gap-2">
        <h2 id="et-maintenant" className="text-h3 sm:text-2xl">
          Et maintenant ?
        </h2>
        <p>{next.text}</p>
      </div>
      <Checkbox
        checked={kept}
        onChange={(event) => choose(event.target.checked)}
        hint="Cet onglet les retient, sauf celle sur la dispute : laissez-le ouvert."
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
