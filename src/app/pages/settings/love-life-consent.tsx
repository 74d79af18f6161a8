import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Consent } from '#identity/accounts/contract.ts';
import { CONSENT_COVERS, currentText } from '#identity/accounts/texts.ts';
import { answersApi } from '#member/questionnaires/web/shared/api.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { ConsentCovers } from './consent-covers.tsx';
import { ConsentHistory } from './consent-history.tsx';
import { ConsentNews } from './consent-news.tsx';
import { useConsentChange } from './use-consent-change.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const GIVE_FAILED = 'Votre accord n’a pas pu être enregistré. Veuillez réessayer.';

export interface ConsentPartProps {
  consents: Consent[];
  /** Called when the pressed button is replaced by another. */
  onChanged: () => void;
}

export function LoveLifeConsent({ consents, onChanged }: ConsentPartProps) {
  const { news, readAgain } = useConsentChange(onChanged);
  const [asking, setAsking] = useState(false);
  const given = consents.some(({ withdrawnAt }) => withdrawnAt === null);
  const { statement, details } = currentText('love-life');
  const give = useMutation(answersApi.giveLoveLife.mutationOptions({ onSuccess: () => readAgain('given') }));

  return (
    <div className="grid gap-3">
      <h3 className="text-base">{CONSENT_COVERS['love-life'].title}</h3>
      {given ? (
        <ConsentCovers purpose="love-life" />
      ) : (
        <p>
          Sans cet accord, nous ne gardons ni profil amoureux, ni recherche : il n’y a pas de score à montrer,
          et nous ne pouvons vous présenter personne.
        </p>
      )}
      <ConsentHistory consents={consents} />
      <ConsentNews>
        {news === 'withdrawn'
          ? 'Votre accord est retiré, et ces réponses sont effacées.'
          : news === 'given'
            ? 'Merci, votre accord est noté. Il reste à nous dire qui vous cherchez, puis à répondre de nouveau à votre profil amoureux.'
            : null}
      </ConsentNews>
      {given ? (
        <div className="flex flex-wrap gap-3">
          {news === 'given' ? (
            <ButtonLink to="/inscription/preferences">Reprendre mes réponses</ButtonLink>
          ) : null}
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Retirer cet accord
          </Button>
        </div>
      ) : (
        <>
          <div className="grid gap-2 rounded-[20px] bg-lavande p-4 sm:p-5">
            <p>« {statement} »</p>
            {details.map((detail) => (
              <p key={detail} className="text-sm text-encre-2">
                {detail}
              </p>
            ))}
          </div>
          <Button
            className="justify-self-start"
            pending={give.isPending}
            pendingLabel="Enregistrement…"
            onClick={() => give.mutate(undefined)}
          >
            Redonner mon accord
          </Button>
          <FailureAlert error={give.error} failed={GIVE_FAILED} />
        </>
      )}
      <WithdrawDialog
        purpose="love-life"
        open={asking}
        onClose={() => setAsking(false)}
        onWithdrawn={() => readAgain('withdrawn')}
      />
    </div>
  );
}
