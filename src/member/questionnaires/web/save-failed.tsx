import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';

interface SaveFailedProps {
  error: Error;
  /** The sentence of spec 1 §8. */
  fallback: string;
  editing: boolean;
  nextPage: string;
}

export function SaveFailed({ error, fallback, editing, nextPage }: SaveFailedProps) {
  return (
    <Alert tone="error" action={<WayOut error={error} editing={editing} nextPage={nextPage} />}>
      {errorSentence(error, fallback)}
    </Alert>
  );
}

function WayOut({ error, editing, nextPage }: Omit<SaveFailedProps, 'fallback'>) {
  if (isRefusal(error, 'CONSENT_REQUIRED')) {
    return (
      <ButtonLink to="/settings/accords" variant="secondary" size="small">
        {'Ouvrir « Mon compte »'}
      </ButtonLink>
    );
  }
  if (isRefusal(error, 'TOO_MANY_CHANGES')) {
    return (
      <ButtonLink to={nextPage} variant="secondary" size="small">
        {editing ? 'Revenir à mon profil' : 'Garder mes réponses et continuer'}
      </ButtonLink>
    );
  }
  return null;
}
