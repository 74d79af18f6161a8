import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { refreshSession } from '#browser/session/session.ts';
import { adviceApi } from '#features/accompaniment/advice/web/shared/api.ts';
import type { Consent } from '#features/accounts/contract.ts';
import { LOVE_LIFE_STATEMENT } from '#features/accounts/texts.ts';
import { accountsApi } from '#features/accounts/web/shared/api.ts';
import { matchingApi } from '#features/matching/web/shared/api.ts';
import { answersApi } from '#features/profile/answers/web/shared/api.ts';
import { profileApi } from '#features/profile/web/shared/api.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ConsentHistory } from './consent-history.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const GIVE_FAILED = 'Votre accord n’a pas pu être enregistré. Veuillez réessayer.';

interface LoveLifeConsentProps {
  consents: Consent[];
  /** The button that was pressed has given way to another. */
  onChanged: () => void;
}

export function LoveLifeConsent({ consents, onChanged }: LoveLifeConsentProps) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [news, setNews] = useState<'given' | 'withdrawn'>();
  const given = consents.some(({ withdrawnAt }) => withdrawnAt === null);

  /** Everything that rests on these answers is read again; what was erased must not be shown once more. */
  async function readAgain(changed: 'given' | 'withdrawn') {
    for (const key of [answersApi.key(), adviceApi.key()]) queryClient.removeQueries({ queryKey: key });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: accountsApi.consents.key() }),
      queryClient.invalidateQueries({ queryKey: matchingApi.key() }),
      queryClient.invalidateQueries({ queryKey: profileApi.key() }),
      // Done is done, whatever becomes of this: the next page asks again by itself.
      refreshSession().catch(() => undefined),
    ]);
    setNews(changed);
    onChanged();
  }
  const give = useMutation(answersApi.giveLoveLife.mutationOptions({ onSuccess: () => readAgain('given') }));

  return (
    <div className="grid gap-3">
      <h3 className="text-base">Votre vie amoureuse et le genre recherché</h3>
      <p>
        {given
          ? 'Grâce à cet accord, nous utilisons votre profil amoureux, votre quiz et votre recherche pour vous proposer des personnes et des conseils.'
          : 'Sans cet accord, nous ne gardons ni profil amoureux, ni quiz, ni recherche : il n’y a pas de score à montrer, et nous ne pouvons vous présenter personne.'}
      </p>
      <ConsentHistory consents={consents} />
      <div role="status" className="empty:hidden">
        {news === 'withdrawn' ? (
          <Notice>Votre accord est retiré, et ces réponses sont effacées.</Notice>
        ) : news === 'given' ? (
          <Notice>
            Merci, votre accord est noté. Il reste à nous dire qui vous cherchez, puis à répondre de nouveau
            aux questionnaires.
          </Notice>
        ) : null}
      </div>
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
          <p className="rounded-[20px] bg-lavande p-4">« {LOVE_LIFE_STATEMENT} »</p>
          <Button
            className="justify-self-start"
            pending={give.isPending}
            pendingLabel="Enregistrement…"
            onClick={() => give.mutate(undefined)}
          >
            Redonner mon accord
          </Button>
          {give.error ? <Alert tone="error">{errorSentence(give.error, GIVE_FAILED)}</Alert> : null}
        </>
      )}
      <WithdrawDialog
        open={asking}
        onClose={() => setAsking(false)}
        onWithdrawn={() => readAgain('withdrawn')}
      />
    </div>
  );
}

function Notice({ children }: { children: string }) {
  return <p className="font-medium text-sauge">{children}</p>;
}
