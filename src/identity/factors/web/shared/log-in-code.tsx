import { useMutation } from '@tanstack/react-query';
import { deviceZone } from '#browser/clock.ts';
import { frenchMoment } from '#lib/french-date.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { secondFactorApi } from './api.ts';
import { CodeStep } from './code-step.tsx';

interface LogInCodeProps {
  onEntered: () => Promise<void>;
  onBack: () => void;
}

export function LogInCode({ onEntered, onBack }: LogInCodeProps) {
  return (
    <>
      <CodeStep
        check={secondFactorApi.giveCode.mutationOptions({ onSuccess: onEntered })}
        button="Me connecter"
        withNeither={<LostPhone />}
      />
      <Button variant="quiet" size="small" className="justify-self-center" onClick={onBack}>
        Revenir à la connexion
      </Button>
    </>
  );
}

const FAILED = 'La demande n’a pas abouti. Veuillez réessayer.';

/** For a member without phone and codes: takes three days, so that the owner can stop a thief. */
function LostPhone() {
  const say = useMutation(secondFactorApi.sayLost.mutationOptions());
  if (say.data) {
    return (
      <Alert tone="info" title="C’est noté, un e-mail vous le confirme">
        À partir du {frenchMoment(new Date(say.data.removalFrom), deviceZone())}, choisissez « Mot de passe
        oublié ? » : votre nouveau mot de passe retirera la double authentification.
      </Alert>
    );
  }
  return (
    <div className="grid justify-items-start gap-3 rounded-[20px] bg-lin p-4">
      <p>
        Ni téléphone, ni code ? Une clé d’accès ouvre aussi votre compte. Sinon, demandez à retirer la double
        authentification : au bout de trois jours, un nouveau mot de passe, choisi par le lien reçu par
        e-mail, y suffira.
      </p>
      <FailureAlert error={say.error} failed={FAILED} />
      <Button
        variant="secondary"
        size="small"
        pending={say.isPending}
        pendingLabel="Envoi…"
        onClick={() => say.mutate(undefined)}
      >
        J’ai tout perdu
      </Button>
    </div>
  );
}
