import type { ReactNode } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { ErrorState } from '../error-state.tsx';

/** In a layout, around its page: a crash leaves the navigation, the chat and the other pages intact. */
export function PageBoundary({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      key={pathname}
      fallback={(retry) => (
        <div className="page-width py-12">
          <ErrorState title="Cette page n’a pas pu s’afficher" onRetry={retry}>
            Un incident nous en a empêchés. Ce que vous aviez enregistré est en sécurité. Réessayez, et si
            cela continue, rechargez la page ou revenez dans quelques minutes.
          </ErrorState>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
