import { Alert } from '#ui/alert.tsx';

export function PrefilledNote() {
  return (
    <Alert>
      Vos réponses au test amoureux sont déjà là. Relisez-les, et changez ce que vous voulez avant de
      continuer.
    </Alert>
  );
}
