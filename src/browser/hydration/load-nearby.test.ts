// @vitest-environment jsdom
import { act, createContext, createElement, Fragment } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadNearby } from './load-nearby.ts';

const WORDS = 'Ce que l’on lit déjà';

test('a part that is not alive yet keeps its words while the page around it changes, then comes alive', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('main');
  // As React writes a part that was ready at the build.
  page.innerHTML = `<p>0</p><div id="la-suite"><!--$--><p>${WORDS}</p><!--/$--></div>`;
  document.body.append(page);
  const code = Promise.withResolvers<{ default: () => string }>();
  const part = loadNearby('la-suite', () => code.promise);
  // Whoever may read what changed is asked again, a part whose code has not come included.
  const Place = createContext(0);
  const drawn = (place: number) =>
    createElement(
      Fragment,
      null,
      createElement('p', null, place),
      createElement(Place, { value: place }, part),
    );
  const root = await act(() => hydrateRoot(page, drawn(0)));
  onTestFinished(async () => {
    await act(() => root.unmount());
    page.remove();
    vi.unstubAllGlobals();
  });

  expect(page.textContent).toBe(`0${WORDS}`);
  await act(() => root.render(drawn(1)));
  expect(page.textContent).toBe(`1${WORDS}`);
  await act(() => code.resolve({ default: () => 'Vivant' }));
  expect(page.textContent).toBe('1Vivant');
});
