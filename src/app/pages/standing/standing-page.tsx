import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useEffect } from 'react';
import { deviceZone } from '#browser/clock.ts';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { rereadSession, useSession } from '#browser/session/session.ts';
import type { OwnStanding } from '#identity/accounts/contract.ts';
import { standingApi } from '#identity/accounts/web/shared/api.ts';
import { DecisionCard } from '#identity/accounts/web/shared/decision-card.tsx';
import { consentDate, frenchMoment } from '#lib/french-date.ts';
import { OUT_OF_COURT_BODIES, REDRESS } from '#mechanisms/decisions/texts.ts';
import { DeletionSection } from '#member/data-rights/web/deletion-section.tsx';
import { DownloadSection } from '#member/data-rights/web/download-section.tsx';
import { ContactTrigger } from '#member/support/web/shared/contact-trigger.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageSkeleton } from '#ui/page/page-skeleton.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';

export function meta() {
  return pageMeta('Votre compte');
}

/** The decision and its redress, reachable whatever the state of the account. */
export default function StandingPage() {
  const standing = useQuery(standingApi.mine.queryOptions());
  const { member } = useSession();
  const state = standing.data?.state;
  // The cached session may miss the end of a suspension.
  useEffect(() => {
    if (state && member && state !== member.standing) rereadSession();
  }, [state, member]);
  return (
    <div className="page-width grid max-w-3xl gap-8 py-8 sm:py-12">
      <QueryContent
        query={standing}
        failed="Ces informations n’ont pas pu être lues. Veuillez réessayer."
        waiting={<PageSkeleton />}
      >
        {(own) => <Standing own={own} />}
      </QueryContent>
    </div>
  );
}

function Standing({ own }: { own: OwnStanding }) {
  const { state, statements } = own;
  const first = statements.filter(({ holds }) => holds);
  const others = statements.filter(({ holds }) => !holds);
  return (
    <>
      <PageTitle intro={introOf(own)}>{titleOf(own)}</PageTitle>
      {[...first, ...others].map((statement) => (
        <DecisionCard key={statement.id} statement={statement} />
      ))}
      {state === 'open' ? (
        <ButtonLink to="/dashboard" variant="secondary" className="justify-self-start">
          Revenir à mon espace
        </ButtonLink>
      ) : (
        <>
          <OtherWays />
          <DownloadSection />
          <DeletionSection />
        </>
      )}
    </>
  );
}

function titleOf({ state, until, closing }: OwnStanding): string {
  if (state === 'closed') return 'Votre compte est fermé';
  if (state === 'open' || !until) return 'Les décisions de l’équipe';
  const when = frenchMoment(new Date(until), deviceZone());
  return closing ? `Votre compte ferme ${when}` : `Votre compte est suspendu jusqu’au ${when}`;
}

function introOf({ state, eraseAfter, closing, statements }: OwnStanding): string {
  if (eraseAfter)
    return `Vos données sont cachées de tous. Elles sont effacées à partir du ${consentDate(eraseAfter)}, pour vous laisser le temps de contester.`;
  if (state === 'suspended')
    return closing
      ? 'D’ici là, il est suspendu. Voici ce que nous avons décidé, pourquoi, et ce que vous pouvez faire.'
      : 'Voici ce que nous avons décidé, pourquoi, et ce que vous pouvez faire.';
  return statements.length > 0
    ? 'Ce que nous avons décidé au sujet de votre compte, pourquoi, et vos réponses.'
    : 'L’équipe n’a pris aucune décision au sujet de votre compte.';
}

/** Redress besides the appeal: a letter, a certified body, a court. */
function OtherWays() {
  return (
    <SettingsSection id="recours" icon={Scale} title="Les autres recours" intro={REDRESS.elsewhere}>
      <ul className="grid list-disc gap-2 pl-6">
        <li>
          La Commission européenne tient{' '}
          <a
            href={OUT_OF_COURT_BODIES}
            rel="noreferrer"
            className="font-medium text-prune underline underline-offset-4"
          >
            la liste des organismes certifiés
          </a>{' '}
          (en anglais).
        </li>
        <li>
          La règle et son application sont dans nos{' '}
          <TextLink to="/cgu#moderation">conditions générales</TextLink> et notre{' '}
          <TextLink to="/charte">charte</TextLink>.
        </li>
        <li>{'Une question\u202f? Le chat avec l’équipe reste ouvert, par le bouton de cette page.'}</li>
      </ul>
      <ContactTrigger variant="secondary" className="justify-self-start" label="Écrire à l’équipe" />
    </SettingsSection>
  );
}
