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

// Renders at once where Temporal is native. If the polyfill fails to load offline, pages without dates still work.
if ('Temporal' in globalThis) draw();
else void provideTemporal().then(draw, draw);
if (import.meta.env.PROD) registerWorker();
