import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MissingContent } from '#ui/missing-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { ADVICE_LOAD_FAILED, type Advice } from '../../contract.ts';
import { AdviceMissing } from './advice-missing.tsx';
import { adviceQuery } from './api.ts';

export function AdviceContent({ children }: { children: (advice: Advice) => ReactNode }) {
  const advice = useQuery(adviceQuery());
  const { data } = advice;
  if (data) return children(data);
  if (data === null) return <AdviceMissing />;
  const waiting = <LoadingShapes label="Chargement de vos conseils…" shapes={['h-96', 'h-96']} />;
  return <MissingContent page query={advice} failed={ADVICE_LOAD_FAILED} waiting={waiting} />;
}
