import { useSession } from '#browser/session/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MeetingScene } from '#ui/illustrations/meeting.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { ProfileContent } from './profile-content.tsx';

export default function ProfilePage() {
  const { member } = useSession();
  if (!member) return null;
  const { profile } = member.steps;
  return (
    <div className="page-width grid gap-8 py-8 sm:py-12">
      <PageTitle
        intro={
          profile
            ? 'Ce que vous dites de vous, et ce que vous cherchez. Tout peut évoluer, comme vous.'
            : undefined
        }
      >
        Mon Profil
      </PageTitle>
      {profile ? <ProfileContent withdrawn={!member.loveLifeConsent} /> : <ProfileMissing />}
    </div>
  );
}

/** Spec 1 §2.2, D22. */
function ProfileMissing() {
  return (
    <EmptyState
      title="Profil non complété"
      illustration={<MeetingScene className="block h-auto w-full" />}
      action={<ButtonLink to="/inscription/profile">Compléter mon profil</ButtonLink>}
    >
      Quelques minutes suffisent pour vous présenter : votre prénom, votre ville, ce que vous aimez. Tout
      pourra être revu ici ensuite.
    </EmptyState>
  );
}
