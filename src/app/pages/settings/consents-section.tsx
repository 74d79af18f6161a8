import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useRef } from 'react';
import type { Consent } from '#identity/accounts/contract.ts';
import { accountsApi } from '#identity/accounts/web/shared/api.ts';
import { TextLink } from '#ui/link.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { CoachingConsent } from './coaching-consent.tsx';
import { ConsentHistory } from './consent-history.tsx';
import { LoveLifeConsent } from './love-life-consent.tsx';
import { QuizConsent } from './quiz-consent.tsx';

const LOAD_FAILED = 'Vos accords n’ont pas pu être lus. Veuillez réessayer.';

/** Consents given, with their withdrawal (D6). */
export function ConsentsSection() {
  const title = useRef<HTMLHeadingElement>(null);
  const consents = useQuery(accountsApi.consents.queryOptions());
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
            <CoachingConsent consents={of(data, 'coaching')} onChanged={() => title.current?.focus()} />
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
