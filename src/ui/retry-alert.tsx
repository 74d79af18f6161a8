import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface RetryAlertProps {
  children: ReactNode;
  retrying: boolean;
  onRetry: () => void;
}

/** An error above data that is still displayed, with a retry button. */
export function RetryAlert({ children, retrying, onRetry }: RetryAlertProps) {
  return (
    <Alert
      tone="error"
      action={
        <Button variant="secondary" size="small" pending={retrying} onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
