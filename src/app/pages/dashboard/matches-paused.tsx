import { usePauseProfile } from '#member/profile/web/shared/use-pause-profile.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { notify } from '#ui/toasts.tsx';
import { MatchesNotice } from './matches-notice.tsx';

const RESUME_FAILED = 'Votre pause n’a pas pu prendre fin. Veuillez réessayer.';

/** @param onResumed must move the focus, since the button is unmounted */
export function MatchesPaused({ onResumed }: { onResumed: () => void }) {
  const { resume } = usePauseProfile();
  // The refetched matches unmount this notice before the mutation settles, so callbacks of `mutate` would not run.
  async function end() {
    try {
      await resume.mutateAsync();
    } catch {
      return;
    }
    notify.success('Votre profil est de nouveau proposé.');
    onResumed();
  }
  return (
    <MatchesNotice
      title="Votre profil est en pause"
      tone="abricot"
      action={
        <Button pending={resume.isPending} onClick={() => void end()}>
          Reprendre les rencontres
        </Button>
      }
    >
      <p>
        Personne ne vous est proposé, et votre profil n’est montré à personne. Vos conversations, elles,
        continuent. Reprenez quand le cœur vous en dit.
      </p>
      <FailureAlert error={resume.error} failed={RESUME_FAILED} />
    </MatchesNotice>
  );
}
