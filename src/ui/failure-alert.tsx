import { errorSentence } from '#browser/api/error-sentence.ts';
import { Alert } from './alert.tsx';

interface FailureAlertProps {
  /** Of the action; null shows no alert. */
  error: unknown;
  /** The sentence, unless the server gives one. */
  failed: string;
}

export function FailureAlert({ error, failed }: FailureAlertProps) {
  return error ? <Alert tone="error">{errorSentence(error, failed)}</Alert> : null;
}
