import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { ALIVE } from '#browser/hydration/held-scripts.ts';
import { atRest } from '#browser/hydration/wake.ts';
import { registerWorker } from '#browser/offline/service-worker-registration.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Announced>
        <HydratedRouter />
      </Announced>
    </StrictMode>,
  );
});
if (import.meta.env.PROD) atRest(registerWorker);

/** Says that the page is live. Around it rather than beside: the numbering of `useId` must be that of the build. */
function Announced({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.dispatchEvent(new Event(ALIVE));
  }, []);
  return children;
}
