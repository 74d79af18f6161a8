import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { Alert } from '#ui/alert.tsx';
import { TextLink } from '#ui/link.tsx';

/** Spec 1 §8, verbatim. */
const SEND_FAILED = 'Une erreur est survenue lors de l’envoi du message. Veuillez réessayer.';

export function StartFailure({ error }: { error: unknown }) {
  return (
    <Alert
      tone="error"
      action={
        isRefusal(error, 'CONTACT_LIMIT_REACHED') ? (
          <TextLink to="/chat">Retrouver mes conversations</TextLink>
        ) : null
      }
    >
      {errorSentence(error, SEND_FAILED)}
    </Alert>
  );
}
