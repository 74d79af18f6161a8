import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFallbackPolling } from '#live/web/use-live.ts';
import type { VisibleProfile } from '#member/matching/contract.ts';
import { IntroductionCard } from '../introduction-card.tsx';
import { introductionsQuery } from './api.ts';

interface IntroductionsProps {
  menuOf: (person: VisibleProfile) => ReactNode;
}

/** Matchmaker introductions above the selection; empty when there are none or when loading failed. */
export function Introductions({ menuOf }: IntroductionsProps) {
  const { data } = useQuery({ ...introductionsQuery(), ...useFallbackPolling() });
  if (!data?.length) return null;
  return (
    <section aria-label="Présentations d’une matchmaker de l’équipe" className="grid gap-4">
      {data.map((introduction) => (
        <IntroductionCard key={introduction.person.id} introduction={introduction} menuOf={menuOf} />
      ))}
    </section>
  );
}
