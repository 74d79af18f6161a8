import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MeetingScene } from '#ui/illustrations/meeting.tsx';

/** Spec 1 §2.2, D22. */
export function ProfileMissing() {
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
