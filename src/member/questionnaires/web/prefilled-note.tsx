import { Alert } from '#ui/alert.tsx';

export function PrefilledNote() {
  return (
    <Alert>
      Vos réponses au test amoureux sont déjà là. Relisez-les, changez ce que vous voulez : rien n’est
      enregistré avant que vous ne continuiez.
    </Alert>
  );
}
