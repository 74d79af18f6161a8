import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useRef } from 'react';
import type { Consent } from '#identity/consents/contract.ts';
import { CONFIDING_PURPOSES, type ConfidingPurpose } from '#identity/consents/rules.ts';
import { CONSENT_STATEMENTS } from '#identity/consents/texts.ts';
import { consentsApi } from '#identity/consents/web/shared/api.ts';
import { appointmentsApi } from '#member/appointments/web/shared/api.ts';
import { confidingApi } from '#member/coaches/web/shared/api.ts';
import { coachChatApi } from '#member/coaching/web/shared/api.ts';
import { answersApi } from '#member/questionnaires/web/shared/api.ts';
import { workshopsApi } from '#member/workshops/web/shared/api.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextLink } from '#ui/link.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { ConsentHistory } from './consent-history.tsx';
import { ConsentPart, type OwnConsentProps, useConsentChange } from './consent-part.tsx';

const LOAD_FAILED = 'Vos accords n’ont pas pu être lus. Veuillez réessayer.';

/** Consents given, with their withdrawal (D6). */
export function ConsentsSection() {
  const title = useRef<HTMLHeadingElement>(null);
  const consents = useQuery(consentsApi.consents.queryOptions());
  return (
    <SettingsSection
      id="accords"
      icon={ShieldCheck}
      title="Vos accords"
      titleRef={title}
      intro="Ce que vous avez accepté, ce que chaque accord couvre, et comment revenir dessus."
    >
      <QueryContent
        query={consents}
        failed={LOAD_FAILED}
        waiting={<LoadingShapes label="Chargement de vos accords…" shapes={['h-28', 'h-20']} />}
      >
        {(data) => (
          <div className="grid gap-6">
            <LoveLifeConsent consents={of(data, 'love-life')} onChanged={() => title.current?.focus()} />
            <QuizConsent consents={of(data, 'quiz')} onChanged={() => title.current?.focus()} />
            {CONFIDING_PURPOSES.map((purpose) => (
              <ConfidingConsent
                key={purpose}
                purpose={purpose}
                consents={of(data, purpose)}
                onChanged={() => title.current?.focus()}
              />
            ))}
            <TermsConsent consents={of(data, 'terms')} />
          </div>
        )}
      </QueryContent>
    </SettingsSection>
  );
}

function of(consents: readonly Consent[], purpose: Consent['purpose']): Consent[] {
  return consents.filter((consent) => consent.purpose === purpose);
}

function TermsConsent({ consents }: { consents: Consent[] }) {
  return (
    <div className="grid gap-2 border-t border-filet pt-6">
      <h3 className="text-base">Conditions générales et confidentialité</h3>
      <p>
        Vous avez accepté les <TextLink to="/cgu">conditions générales d’utilisation</TextLink> et pris
        connaissance de la <TextLink to="/privacy">politique de confidentialité</TextLink>. C’est le contrat
        sur lequel votre compte repose.
      </p>
      <ConsentHistory consents={consents} />
      <p className="text-encre-2">
        Pour y mettre fin, <TextLink to="/settings/suppression">supprimez votre compte</TextLink>.
      </p>
    </div>
  );
}

const CONFIDING_WORDS: Record<ConfidingPurpose, { before: string; withdrawn: string; withdraw: string }> = {
  coaching: {
    before: 'd’écrire à votre coach',
    withdrawn: 'Votre accord est retiré, et ces messages et ces notes sont effacés.',
    withdraw: 'Retirer l’accord d’accompagnement',
  },
  interview: {
    before: 'de réserver l’entretien de bienvenue',
    withdrawn: 'Votre accord est retiré\u202f: les notes sont effacées et l’entretien à venir est annulé.',
    withdraw: 'Retirer l’accord d’entretien',
  },
  'intimate-workshop': {
    before: 'de réserver une place dans un atelier sur un sujet intime',
    withdrawn: 'Votre accord est retiré, et vos places à venir dans ces ateliers sont rendues.',
    withdraw: 'Retirer l’accord des ateliers intimes',
  },
};

/** Consent given at the point of use, withdrawn here (D35, D48). */
function ConfidingConsent({ purpose, consents, onChanged }: OwnConsentProps & { purpose: ConfidingPurpose }) {
  const queryClient = useQueryClient();
  const { before, withdrawn, withdraw } = CONFIDING_WORDS[purpose];
  return (
    <ConsentPart
      purpose={purpose}
      consents={consents}
      change={useConsentChange(onChanged)}
      without={`Vous n’avez pas donné cet accord. Il vous sera demandé avant ${before}, et rien d’autre n’en dépend.`}
      news={{ withdrawn }}
      withdrawLabel={withdraw}
      onWithdrawn={() => {
        for (const { key } of [confidingApi, coachChatApi, appointmentsApi, workshopsApi])
          queryClient.removeQueries({ queryKey: key() });
      }}
    />
  );
}

const GIVE_FAILED = 'Votre accord n’a pas pu être enregistré. Veuillez réessayer.';

const NEWS = {
  withdrawn: 'Votre accord est retiré, et ces réponses sont effacées.',
  given:
    'Merci, votre accord est noté. Il reste à nous dire qui vous cherchez, puis à répondre de nouveau à votre profil amoureux.',
};

function LoveLifeConsent({ consents, onChanged }: OwnConsentProps) {
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
  const { statement, details } = CONSENT_STATEMENTS['love-life'];
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

/** Given on the quiz step, together with the answers (D30). */
function QuizConsent({ consents, onChanged }: OwnConsentProps) {
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
