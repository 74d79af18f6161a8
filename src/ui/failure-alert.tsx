import { errorSentence } from '#browser/api/error-sentence.ts';
import { Alert } from './alert.tsx';

interface FailureAlertProps {
  error: unknown;
  failed: string;
}

export function FailureAlert({ error, failed }: FailureAlertProps) {
  return error ? <Alert tone="error">{errorSentence(error, failed)}</Alert> : null;
}
