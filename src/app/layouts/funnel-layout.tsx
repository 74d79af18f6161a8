import { useLocation, useSearchParams } from 'react-router';
import { pageMeta } from '#browser/meta/page-meta.ts';
import type { SignedInMember } from '#browser/session/contract.ts';
import { sessionHasEnded, useSession } from '#browser/session/session.ts';
import { LogOutButton } from '#identity/accounts/web/shared/log-out-button.tsx';
import { ManageCookies } from '#identity/ad-measurement/web/shared/manage-cookies.tsx';
import { KeepForLater } from '#identity/drafts/web/shared/keep-for-later.tsx';
import { SESSION_EXPIRED_PATH, SIGN_UP_PATH } from '#lib/paths.ts';
import { EraseSignUp } from '#member/data-rights/web/erase-sign-up.tsx';
import { FunnelProgress } from '#ui/funnel-progress.tsx';
import { TextLink } from '#ui/link.tsx';
import { Bar } from '#ui/page/bar.tsx';
import { DemonstrationLine } from '#ui/page/demonstration-line.tsx';
import { HelpAndLegal } from '#ui/page/legal-links.tsx';
import { NavigationBar } from '#ui/page/navigation-bar.tsx';
import { NAVIGATION_LINKS } from '#ui/page/navigation-links.ts';
import { PageMain } from '#ui/page/page-main.tsx';
import { FUNNEL_STEPS, findFunnelStep, minutesLeft, redirectFor } from '../pages/funnel/rules.ts';
import { PageOutlet } from './page-outlet.tsx';
import { SessionGate } from './session-gate.tsx';

/** The last page is not a step. */
const shownSteps = FUNNEL_STEPS.filter(({ id }) => id !== 'complete').map(({ id, name }) => ({
  id,
  label: name,
}));

export function meta({ location }: { location: { pathname: string } }) {
  return pageMeta(findFunnelStep(location.pathname)?.name ?? 'Inscription');
}

export default function FunnelLayout() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { member, demonstration } = useSession();
  const editing = search.get('from') === 'profile';
  const arrived = findFunnelStep(pathname)?.id === 'complete';
  return (
    <div className="flex fill-window flex-col">
      {/* Before a profile exists, every menu entry would lead back here. */}
      {member?.steps.profile ? (
        <NavigationBar member={member} current={pathname} />
      ) : (
        <Bar ofMember>{null}</Bar>
      )}
      {demonstration ? <DemonstrationLine /> : null}
      <PageMain>
        <SessionGate
          visitorTo={sessionHasEnded() ? SESSION_EXPIRED_PATH : SIGN_UP_PATH}
          // A page opened from the profile to edit one answer must not redirect to the resume step.
          memberTo={({ steps }) => redirectFor(pathname, editing ? { ...steps, preferences: true } : steps)}
        >
          {arrived ? null : editing ? (
            <p className="page-width flex max-w-4xl justify-end pt-2">
              <TextLink to="/profile" className="py-2 text-sm">
                Retour à mon profil
              </TextLink>
            </p>
          ) : (
            <KeepForLater key={pathname} note={notKept(pathname, member)} />
          )}
          {editing ? null : <Progress pathname={pathname} />}
          {editing ? null : <WantedPage />}
          <PageOutlet />
        </SessionGate>
      </PageMain>
      {/* Without a profile « Mon compte » is out of reach, so logging out and erasure must be possible here. */}
      <footer className="page-width grid justify-items-center pt-4 pb-8">
        {member ? (
          <div className="flex flex-wrap justify-center gap-x-3">
            <LogOutButton variant="quiet" />
            {member.steps.profile ? null : <EraseSignUp hasPassword={member.hasPassword} />}
          </div>
        ) : null}
        <HelpAndLegal>
          <ManageCookies apart className="text-xs" />
        </HelpAndLegal>
      </footer>
    </div>
  );
}

/** Returns the part of a step that is not saved as a draft. */
function notKept(pathname: string, member: SignedInMember | null): string | undefined {
  const step = findFunnelStep(pathname)?.id;
  if (step === 'profile')
    return 'C’est enregistré pour 30 jours. Photos, mot de passe et accords vous seront redemandés.';
  if (step === 'quiz' && member?.quizConsent === false)
    return 'Sans votre accord, vos réponses au quiz ne restent que dans cet onglet. Vous pourrez y répondre plus tard, depuis «\u202fMon profil\u202f».';
  return undefined;
}

/** Explains why a page of the member area redirected here. */
function WantedPage() {
  const { state } = useLocation();
  const wanted = NAVIGATION_LINKS.find(({ to }) => to === state?.wanted);
  return wanted ? (
    <p role="status" className="page-width max-w-4xl pt-4">
      {`Pour ouvrir «\u202f${wanted.label}\u202f», il nous manque encore cette étape.`}
    </p>
  ) : null;
}

function Progress({ pathname }: { pathname: string }) {
  const step = findFunnelStep(pathname);
  if (!step || step.id === 'complete') return null;
  const minutes = minutesLeft(step.id);
  const remaining = minutes > 1 ? `environ ${minutes} minutes` : 'environ une minute';
  return (
    <div className="page-width max-w-4xl pt-2">
      <FunnelProgress
        steps={shownSteps}
        currentId={step.id}
        remaining={minutes > 0 ? remaining : undefined}
      />
    </div>
  );
}
