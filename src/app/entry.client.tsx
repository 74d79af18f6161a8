import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { deviceZone } from '#browser/clock.ts';
import { registerWorker } from '#browser/offline/service-worker-registration.ts';
import { provideTemporal } from '#browser/temporal.ts';
import { whenIdle } from '#browser/when-idle.ts';

function draw(): void {
  // No transitions: time slicing delays the first paint, and nothing here suspends.
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
}

// Renders at once where Temporal is native. If the polyfill fails to load offline, pages without dates still work.
if ('Temporal' in globalThis) draw();
else void provideTemporal().then(draw, draw);
// The first date formatter of a page is slow to make: here it is made before the scripts of the page have arrived.
deviceZone();
// Its start-up competes with the first render.
if (import.meta.env.PROD) whenIdle(registerWorker);
