import { Button } from '#ui/button.tsx';
import { secondFactorApi } from './api.ts';
import { CodeStep } from './code-step.tsx';
import { LostPhone } from './lost-phone.tsx';

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
