import { useSession } from '#browser/session/session.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { ProfileContent } from './profile-content.tsx';
import { ProfileMissing } from './profile-missing.tsx';

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
