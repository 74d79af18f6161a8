import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CONSENT_COVERS } from '#identity/accounts/texts.ts';
import { coachChatApi } from '#member/coaching/web/shared/api.ts';
import { coachingConsentApi } from '#member/coaching-consent/web/shared/api.ts';
import { Button } from '#ui/button.tsx';
import { ConsentCovers } from './consent-covers.tsx';
import { ConsentHistory } from './consent-history.tsx';
import { ConsentNews } from './consent-news.tsx';
import type { ConsentPartProps } from './love-life-consent.tsx';
import { useConsentChange } from './use-consent-change.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Consent given at the point of use, withdrawn here (D35). */
export function CoachingConsent({ consents, onChanged }: ConsentPartProps) {
  const queryClient = useQueryClient();
  const { news, readAgain } = useConsentChange(onChanged);
  const [asking, setAsking] = useState(false);
  const given = consents.some(({ withdrawnAt }) => withdrawnAt === null);
  return (
    <div className="grid gap-3 border-t border-filet pt-6">
      <h3 className="text-base">{CONSENT_COVERS.coaching.title}</h3>
      {given ? (
        <ConsentCovers purpose="coaching" />
      ) : (
        <p>
          Vous n’avez pas donné cet accord. Il vous sera demandé avant d’écrire à votre coach, de prendre
          l’entretien de bienvenue ou une place dans un atelier sur un sujet intime, et rien d’autre n’en
          dépend.
        </p>
      )}
      <ConsentHistory consents={consents} />
      <ConsentNews>
        {news === 'withdrawn' ? 'Votre accord est retiré, et ces messages et ces notes sont effacés.' : null}
      </ConsentNews>
      {given ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
          Retirer l’accord d’accompagnement
        </Button>
      ) : null}
      <WithdrawDialog
        purpose="coaching"
        open={asking}
        onClose={() => setAsking(false)}
        onWithdrawn={() => {
          for (const key of [coachingConsentApi.key(), coachChatApi.key()])
            queryClient.removeQueries({ queryKey: key });
          return readAgain('withdrawn');
        }}
      />
    </div>
  );
}
