import { useMutation } from '@tanstack/react-query';
import { currentText } from '#identity/accounts/texts.ts';
import { answersApi } from '#member/questionnaires/web/shared/api.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { ConsentPart, type OwnConsentProps } from './consent-part.tsx';
import { useConsentChange } from './use-consent-change.ts';

const GIVE_FAILED = 'Votre accord n’a pas pu être enregistré. Veuillez réessayer.';

const NEWS = {
  withdrawn: 'Votre accord est retiré, et ces réponses sont effacées.',
  given:
    'Merci, votre accord est noté. Il reste à nous dire qui vous cherchez, puis à répondre de nouveau à votre profil amoureux.',
};

export function LoveLifeConsent({ consents, onChanged }: OwnConsentProps) {
  const change = useConsentChange(onChanged);
  return (
    <ConsentPart
      purpose="love-life"
      consents={consents}
      change={change}
      without="Sans cet accord, nous ne gardons ni profil amoureux, ni recherche : il n’y a pas de score à montrer, et nous ne pouvons vous présenter personne."
      news={NEWS}
      withdrawLabel="Retirer cet accord"
      next={
        change.news === 'given' ? (
          <ButtonLink to="/inscription/preferences">Reprendre mes réponses</ButtonLink>
        ) : null
      }
      ask={<GiveAgain onGiven={() => change.readAgain('given')} />}
    />
  );
}

function GiveAgain({ onGiven }: { onGiven: () => Promise<void> }) {
  const { statement, details } = currentText('love-life');
  const give = useMutation(answersApi.giveLoveLife.mutationOptions({ onSuccess: onGiven }));
  return (
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
  );
}
