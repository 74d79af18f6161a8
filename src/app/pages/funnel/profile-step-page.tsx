import { useSession } from '#browser/session/session.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { ProfileForm } from './profile-form.tsx';

export default function ProfileStepPage() {
  const { member } = useSession();
  if (!member) return null;
  return (
    <div className="page-width grid max-w-4xl gap-8 py-8 lg:py-10">
      <PageTitle intro="Prenez le temps qu’il vous faut. Presque tout pourra être changé plus tard.">
        Faisons connaissance
      </PageTitle>
      <ProfileForm email={member.email} />
    </div>
  );
}
