import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ConfidingPurpose } from '#identity/consents/rules.ts';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { confidingApi } from './api.ts';

export const askConsent = lazyPart(
  () => import('../ask-consent.tsx'),
  ({ AskConsent }) => AskConsent,
);

export const consentsToConfide = confidingApi.mine.queryOptions();

/** Asks for consent before members can say or write intimate things (D35, D48). @param className of the question */
export function ConfidingGate({
  purpose,
  children,
  className,
}: {
  purpose: ConfidingPurpose;
  children: ReactNode;
  className?: string;
}) {
  const consent = useQuery(consentsToConfide);
  return (
    <QueryContent
      query={consent}
      failed="Votre accord n’a pas pu être lu. Vérifiez votre connexion, puis réessayez."
      waiting={<LoadingShapes label="Chargement…" className="p-4" shapes={['h-12']} />}
    >
      {({ given }) =>
        given.includes(purpose) ? (
          children
        ) : (
          <Lazy part={askConsent}>
            {(AskConsent) => <AskConsent purpose={purpose} className={className} />}
          </Lazy>
        )
      }
    </QueryContent>
  );
}
