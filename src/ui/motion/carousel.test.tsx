import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';
import { defineCarousel } from './carousel-element.ts';
import { PHOTO_DELAY_MS, TESTIMONIAL_DELAY_MS } from './rotation.ts';

const SLIDES = ['Un', 'Deux', 'Trois'].map((text) => ({ key: text, content: <p>{text}</p> }));

function open(props: Partial<Parameters<typeof Carousel>[0]> = {}): void {
  render(
    <Carousel
      label="Témoignages"
      noun="Témoignage"
      delayMs={TESTIMONIAL_DELAY_MS}
      slides={SLIDES}
      {...props}
    />,
  );
}

/** @param holds the matching media queries */
function stubMedia(holds: readonly string[] = []) {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: holds.includes(media) }),
  );
}

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);
const shown = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const region = () => screen.getByRole('region', { name: 'Témoignages' });
const list = () => document.querySelector('[data-slides]') as HTMLElement;
const reachable = () => [...list().children].filter((slide) => !slide.hasAttribute('inert'));

beforeEach(() => {
  defineCarousel();
  Element.prototype.scrollTo = () => undefined;
  stubMedia();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('testimonials change every six seconds, coaches and photos every four', () => {
  expect([TESTIMONIAL_DELAY_MS, PHOTO_DELAY_MS]).toEqual([6000, 4000]);
});

test('advances after the delay, not before, and from the last slide to the first', () => {
  open();
  pass(5999);
  expect(shown()).toBe('Témoignage 1 sur 3');
  pass(1);
  expect(shown()).toBe('Témoignage 2 sur 3');
  pass(6000);
  expect(shown()).toBe('Témoignage 3 sur 3');
  pass(6000);
  expect(shown()).toBe('Témoignage 1 sur 3');
});

test('arrows and dots reach any slide, and wrap around', () => {
  open();
  press('Témoignage précédent');
  expect(shown()).toBe('Témoignage 3 sur 3');
  press('Témoignage suivant');
  expect(shown()).toBe('Témoignage 1 sur 3');
  press('Témoignage 2 sur 3');
  expect(shown()).toBe('Témoignage 2 sur 3');
});

test('choosing a slide by hand restarts the whole delay', () => {
  open();
  pass(5000);
  press('Témoignage suivant');
  pass(5999);
  expect(shown()).toBe('Témoignage 2 sur 3');
  pass(1);
  expect(shown()).toBe('Témoignage 3 sur 3');
});

test('arrow keys turn it without scrolling the page', () => {
  open();
  const right = createEvent.keyDown(list(), { key: 'ArrowRight' });
  fireEvent(list(), right);
  expect(right.defaultPrevented).toBe(true);
  expect(shown()).toBe('Témoignage 2 sur 3');
  fireEvent.keyDown(list(), { key: 'ArrowLeft' });
  fireEvent.keyDown(list(), { key: 'ArrowLeft' });
  expect(shown()).toBe('Témoignage 3 sur 3');
});

describe('a carousel', () => {
  function expectStill() {
    pass(60_000);
    expect(shown()).toBe('Témoignage 1 sur 3');
  }
  function expectMoving() {
    pass(6000);
    expect(shown()).toBe('Témoignage 2 sur 3');
  }

  test('pauses on demand, which its button shows', () => {
    open();
    press('Arrêter le défilement des témoignages');
    expectStill();
    press('Reprendre le défilement des témoignages');
    expectMoving();
  });

  test('pauses under the mouse, but not after a touch', () => {
    open();
    const point = (name: string, pointerType: string) =>
      region().dispatchEvent(Object.assign(new Event(name), { pointerType }));
    point('pointerenter', 'mouse');
    expectStill();
    point('pointerleave', 'mouse');
    point('pointerenter', 'touch');
    expectMoving();
  });

  test('pauses while it has keyboard focus', () => {
    open();
    screen.getByRole('button', { name: 'Témoignage suivant' }).focus();
    expectStill();
    screen.getByRole('button', { name: 'Témoignage précédent' }).focus();
    expectStill();
    (document.activeElement as HTMLElement).blur();
    expectMoving();
  });

  test('pauses in a hidden tab', () => {
    open();
    setHidden(true);
    expectStill();
    setHidden(false);
    expectMoving();
  });

  test('pauses for visitors who prefer reduced motion', () => {
    stubMedia(['(prefers-reduced-motion: reduce)']);
    open();
    expectStill();
  });

  test('pauses while a slide is expanded', () => {
    const content = (
      <details>
        <summary>Voir</summary>
      </details>
    );
    open({ slides: [{ key: 'plié', content }, ...SLIDES] });
    const fold = document.querySelector('details') as HTMLDetailsElement;
    const unfold = (unfolded: boolean) => {
      fold.open = unfolded;
      fold.dispatchEvent(new Event('toggle'));
    };
    unfold(true);
    pass(60_000);
    expect(shown()).toBe('Témoignage 1 sur 4');
    unfold(false);
    pass(6000);
    expect(shown()).toBe('Témoignage 2 sur 4');
  });

  test('pauses where the layout shows all slides', () => {
    stubMedia(['(min-width: 64rem)']);
    open({ gridFrom: '64rem' });
    expectStill();
    expect(reachable()).toHaveLength(3);
    expect(list().tabIndex).toBe(-1);
  });

  test('stops once removed from the page', () => {
    open();
    const gone = region();
    cleanup();
    pass(60_000);
    expect(gone.querySelector('[aria-current="true"]')?.getAttribute('aria-label')).toBe(
      'Témoignage 1 sur 3',
    );
  });
});

test('dispatches an event when it starts and stops', () => {
  open();
  const heard: unknown[] = [];
  region().addEventListener('moving', (event) => heard.push((event as CustomEvent).detail));
  press('Arrêter le défilement des témoignages');
  press('Reprendre le défilement des témoignages');
  expect(heard).toEqual([false, true]);
});

test('only the visible slide is focusable', () => {
  open();
  expect(reachable().map((slide) => slide.textContent)).toEqual(['Un']);
  pass(6000);
  expect(reachable().map((slide) => slide.textContent)).toEqual(['Deux']);
});

test('screen readers hear requested slides, and none of the autoplay', () => {
  open();
  for (const _ of SLIDES) pass(6000);
  expect(screen.getByRole('status').textContent).toBe('');
  press('Témoignage suivant');
  expect(screen.getByRole('status').textContent).toBe('Témoignage 2 sur 3');
});

test('follows a swipe to another slide', () => {
  open();
  Object.defineProperties(list(), { clientWidth: { value: 300 }, scrollLeft: { value: 590 } });
  fireEvent.scroll(list());
  expect(shown()).toBe('Témoignage 3 sur 3');
});

test('every slide is readable without scripts, and useless buttons are hidden', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <Carousel label="Témoignages" noun="Témoignage" delayMs={1000} slides={SLIDES} />,
  );
  expect(page.querySelectorAll('[inert]')).toHaveLength(0);
  expect(page.textContent).toContain('Trois');
  expect(page.querySelector('button')?.closest('[class*=":not(:defined)"]')).not.toBeNull();
});
