import { useState } from 'react';
import { CONSENT_COVERS } from '#identity/accounts/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ConsentCovers } from './consent-covers.tsx';
import { ConsentHistory } from './consent-history.tsx';
import { ConsentNews } from './consent-news.tsx';
import type { ConsentPartProps } from './love-life-consent.tsx';
import { useConsentChange } from './use-consent-change.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Given on the quiz step, together with the answers (D30). */
export function QuizConsent({ consents, onChanged }: ConsentPartProps) {
  const { news, readAgain } = useConsentChange(onChanged);
  const [asking, setAsking] = useState(false);
  const given = consents.some(({ withdrawnAt }) => withdrawnAt === null);
  return (
    <div className="grid gap-3 border-t border-filet pt-6">
      <h3 className="text-base">{CONSENT_COVERS.quiz.title}</h3>
      {given ? (
        <ConsentCovers purpose="quiz" />
      ) : (
        <p>
          Vous n’avez pas donné cet accord : nous ne gardons aucune réponse à un quiz. Il vous sera demandé si
          vous y répondez, et rien d’autre n’en dépend.
        </p>
      )}
      <ConsentHistory consents={consents} />
      <ConsentNews>
        {news === 'withdrawn' ? 'Votre accord est retiré, et vos réponses au quiz sont effacées.' : null}
      </ConsentNews>
      {given ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
          Retirer l’accord du quiz
        </Button>
      ) : (
        <ButtonLink to="/inscription/quiz?from=profile" variant="secondary" className="justify-self-start">
          Faire le quiz
        </ButtonLink>
      )}
      <WithdrawDialog
        purpose="quiz"
        open={asking}
        onClose={() => setAsking(false)}
        onWithdrawn={() => readAgain('withdrawn')}
      />
    </div>
  );
}
