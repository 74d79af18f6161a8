import { ButtonLink } from '#ui/button.tsx';
import { ConsentPart, type OwnConsentProps } from './consent-part.tsx';
import { useConsentChange } from './use-consent-change.ts';

/** Given on the quiz step, together with the answers (D30). */
export function QuizConsent({ consents, onChanged }: OwnConsentProps) {
  return (
    <ConsentPart
      purpose="quiz"
      consents={consents}
      change={useConsentChange(onChanged)}
      without="Vous n’avez pas donné cet accord : nous ne gardons aucune réponse à un quiz. Il vous sera demandé si vous y répondez, et rien d’autre n’en dépend."
      news={{ withdrawn: 'Votre accord est retiré, et vos réponses au quiz sont effacées.' }}
      withdrawLabel="Retirer l’accord du quiz"
      ask={
        <ButtonLink to="/inscription/quiz?from=profile" variant="secondary" className="justify-self-start">
          Faire le quiz
        </ButtonLink>
      }
    />
  );
}
