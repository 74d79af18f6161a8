import { useQueryClient } from '@tanstack/react-query';
import { coachingConsentApi } from '#member/coaches/web/shared/api.ts';
import { coachChatApi } from '#member/coaching/web/shared/api.ts';
import { ConsentPart, type OwnConsentProps } from './consent-part.tsx';
import { useConsentChange } from './use-consent-change.ts';

/** Consent given at the point of use, withdrawn here (D35). */
export function CoachingConsent({ consents, onChanged }: OwnConsentProps) {
  const queryClient = useQueryClient();
  return (
    <ConsentPart
      purpose="coaching"
      consents={consents}
      change={useConsentChange(onChanged)}
      without="Vous n’avez pas donné cet accord. Il vous sera demandé avant d’écrire à votre coach, de prendre l’entretien de bienvenue ou une place dans un atelier sur un sujet intime, et rien d’autre n’en dépend."
      news={{ withdrawn: 'Votre accord est retiré, et ces messages et ces notes sont effacés.' }}
      withdrawLabel="Retirer l’accord d’accompagnement"
      onWithdrawn={() => {
        for (const key of [coachingConsentApi.key(), coachChatApi.key()])
          queryClient.removeQueries({ queryKey: key });
      }}
    />
  );
}
