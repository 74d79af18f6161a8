import { errorSentence } from '#browser/api/error-sentence.ts';
import { usePauseProfile } from '#member/profile/web/shared/use-pause-profile.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { QuietHorizonScene } from '#ui/illustrations/quiet-horizon.tsx';

const RESUME_FAILED = 'Votre pause n’a pas pu prendre fin. Veuillez réessayer.';

export function SelectionPaused() {
  const { resume } = usePauseProfile();
  return (
    <EmptyState
      title="Votre profil est en pause"
      illustration={<QuietHorizonScene className="block h-auto w-full" />}
      action={
        <Button pending={resume.isPending} onClick={() => resume.mutate()}>
          Reprendre les rencontres
        </Button>
      }
    >
      <p>
        Personne ne vous est proposé, et votre profil n’est montré à personne. Vos conversations, elles,
        continuent.
      </p>
      {resume.error ? (
        <Alert tone="error" className="mt-4 text-left">
          {errorSentence(resume.error, RESUME_FAILED)}
        </Alert>
      ) : null}
    </EmptyState>
  );
}
