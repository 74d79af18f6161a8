import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { Alert } from '#ui/alert.tsx';
import { TextLink } from '#ui/link.tsx';

/** Spec 1 §8, to the letter. */
const SEND_FAILED = 'Une erreur est survenue lors de l’envoi du message. Veuillez réessayer.';

/** Why a conversation could not be opened, and where the ones that take its place are. */
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
