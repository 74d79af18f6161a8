import { mayUseCamera } from '#browser/may-use-camera.ts';
import { useSession } from '#browser/session/session.ts';
import { useFormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { SIGN_UP_PATH } from '#lib/paths.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { ProfileForm, profileDraft } from './profile-form.tsx';

/** Loads the step anew after the sign-up page, whose document may not open the camera. Nothing is typed yet. */
export async function clientLoader({ request }: { request: Request }): Promise<null> {
  if (window.location.pathname !== SIGN_UP_PATH || mayUseCamera()) return null;
  window.location.replace(request.url);
  return new Promise(() => undefined);
}

export default function ProfileStepPage() {
  const { member } = useSession();
  const draft = useFormDraft('profile', profileDraft);
  if (!member) return null;
  return (
    <div className="page-width grid max-w-4xl gap-8 py-8 lg:py-10">
      <PageTitle intro="Prenez le temps qu’il vous faut. Presque tout pourra être changé plus tard.">
        Faisons connaissance
      </PageTitle>
      {draft.answers === undefined ? (
        <LoadingShapes label="Chargement de votre profil…" shapes={['h-screen', 'h-screen']} />
      ) : (
        <ProfileForm email={member.email} draft={draft} />
      )}
    </div>
  );
}
