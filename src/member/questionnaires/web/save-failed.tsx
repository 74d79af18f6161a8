import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { FailureAlert, type Newer } from '#ui/failure-alert.tsx';

interface SaveFailedProps {
  error: Error;
  /** The sentence of spec 1 §8. */
  fallback: string;
  editing: boolean;
  nextPage: string;
  newer: Newer;
}

export function SaveFailed({ error, fallback, editing, nextPage, newer }: SaveFailedProps) {
  if (isRefusal(error, 'CHANGED')) return <FailureAlert error={error} failed={fallback} newer={newer} />;
  return (
    <Alert tone="error" action={<WayOut error={error} editing={editing} nextPage={nextPage} />}>
      {errorSentence(error, fallback)}
    </Alert>
  );
}

function WayOut({ error, editing, nextPage }: Pick<SaveFailedProps, 'error' | 'editing' | 'nextPage'>) {
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
