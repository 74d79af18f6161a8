import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { registerWorker } from '#browser/offline/service-worker-registration.ts';
import { provideTemporal } from '#browser/temporal.ts';

function draw(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

// A browser that has its calendar draws at once; offline in one that has none, the pages that need no date still work.
if ('Temporal' in globalThis) draw();
else void provideTemporal().then(draw, draw);
if (import.meta.env.PROD) registerWorker();
