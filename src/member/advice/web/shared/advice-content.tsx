import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { ADVICE_LOAD_FAILED, type Advice } from '../../contract.ts';
import { AdviceMissing } from './advice-missing.tsx';
import { adviceQuery } from './api.ts';

export function AdviceContent({ children }: { children: (advice: Advice) => ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(adviceQuery());
  if (data) return children(data);
  if (data === null) return <AdviceMissing />;
  if (error)
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {errorSentence(error, ADVICE_LOAD_FAILED)}
      </ErrorState>
    );
  return (
    <LoadingShapes
      label="Chargement de vos conseils…"
      className="grid gap-6"
      shapes={['h-96 rounded-card', 'h-96 rounded-card']}
    />
  );
}
