import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { ErrorState } from '#ui/error-state.tsx';

/** The page of a layout, in an error boundary: a crash leaves the navigation, the chat and the other pages intact. */
export function PageOutlet() {
  const { pathname } = useLocation();
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
      <Outlet />
    </ErrorBoundary>
  );
}
