import { errorSentence } from '#browser/api/error-sentence.ts';
import { Alert } from './alert.tsx';

interface FailureAlertProps {
  /** Of the action; nothing is shown without one. */
  error: unknown;
  /** What is said of it, unless the server says why. */
  failed: string;
}

/** An action that failed, where it was asked for. */
export function FailureAlert({ error, failed }: FailureAlertProps) {
  return error ? <Alert tone="error">{errorSentence(error, failed)}</Alert> : null;
}
