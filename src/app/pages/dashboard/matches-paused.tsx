import { usePauseProfile } from '#member/profile/web/shared/use-pause-profile.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { notify } from '#ui/toasts.tsx';
import { MatchesNotice } from './matches-notice.tsx';

const RESUME_FAILED = 'Votre pause n’a pas pu prendre fin. Veuillez réessayer.';

/**
 * In place of the matches while one's own profile is paused.
 * @param onResumed the button is gone then: the focus needs another place
 */
export function MatchesPaused({ onResumed }: { onResumed: () => void }) {
  const { resume } = usePauseProfile();
  // The matches are back before the mutation is done, and this notice gone: only its promise still tells.
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
