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

test('testimonials wait six seconds, coaches and photos four', () => {
  expect([TESTIMONIAL_DELAY_MS, PHOTO_DELAY_MS]).toEqual([6000, 4000]);
});

test('it goes on by itself after the delay, not before, and from the last to the first', () => {
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

test('arrows and dots lead anywhere, around both ends', () => {
  open();
  press('Témoignage précédent');
  expect(shown()).toBe('Témoignage 3 sur 3');
  press('Témoignage suivant');
  expect(shown()).toBe('Témoignage 1 sur 3');
  press('Témoignage 2 sur 3');
  expect(shown()).toBe('Témoignage 2 sur 3');
});

test('going somewhere by hand restarts the whole delay', () => {
  open();
  pass(5000);
  press('Témoignage suivant');
  pass(5999);
  expect(shown()).toBe('Témoignage 2 sur 3');
  pass(1);
  expect(shown()).toBe('Témoignage 3 sur 3');
});

test('the arrow keys turn it, and the page does not scroll for them', () => {
  open();
  const right = createEvent.keyDown(list(), { key: 'ArrowRight' });
  fireEvent(list(), right);
  expect(right.defaultPrevented).toBe(true);
  expect(shown()).toBe('Témoignage 2 sur 3');
  fireEvent.keyDown(list(), { key: 'ArrowLeft' });
  fireEvent.keyDown(list(), { key: 'ArrowLeft' });
  expect(shown()).toBe('Témoignage 3 sur 3');
});

describe('it stands still', () => {
  function expectStill() {
    pass(60_000);
    expect(shown()).toBe('Témoignage 1 sur 3');
  }
  function expectMoving() {
    pass(6000);
    expect(shown()).toBe('Témoignage 2 sur 3');
  }

  test('while paused, which its button says', () => {
    open();
    press('Arrêter le défilement des témoignages');
    expectStill();
    press('Reprendre le défilement des témoignages');
    expectMoving();
  });

  test('under the mouse; a finger leaves no hover behind', () => {
    open();
    const point = (name: string, pointerType: string) =>
      region().dispatchEvent(Object.assign(new Event(name), { pointerType }));
    point('pointerenter', 'mouse');
    expectStill();
    point('pointerleave', 'mouse');
    point('pointerenter', 'touch');
    expectMoving();
  });

  test('while the keyboard is inside', () => {
    open();
    screen.getByRole('button', { name: 'Témoignage suivant' }).focus();
    expectStill();
    screen.getByRole('button', { name: 'Témoignage précédent' }).focus();
    expectStill();
    (document.activeElement as HTMLElement).blur();
    expectMoving();
  });

  test('in a hidden tab', () => {
    open();
    setHidden(true);
    expectStill();
    setHidden(false);
    expectMoving();
  });

  test('for whoever asked for less motion', () => {
    stubMedia(['(prefers-reduced-motion: reduce)']);
    open();
    expectStill();
  });

  test('while a slide is unfolded', () => {
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

  test('where everything shows at once', () => {
    stubMedia(['(min-width: 64rem)']);
    open({ gridFrom: '64rem' });
    expectStill();
    expect(reachable()).toHaveLength(3);
    expect(list().tabIndex).toBe(-1);
  });

  test('once it has left the page', () => {
    open();
    const gone = region();
    cleanup();
    pass(60_000);
    expect(gone.querySelector('[aria-current="true"]')?.getAttribute('aria-label')).toBe(
      'Témoignage 1 sur 3',
    );
  });
});

test('its companion is told when it moves and when it stops', () => {
  open();
  const heard: unknown[] = [];
  region().addEventListener('moving', (event) => heard.push((event as CustomEvent).detail));
  press('Arrêter le défilement des témoignages');
  press('Reprendre le défilement des témoignages');
  expect(heard).toEqual([false, true]);
});

test('only the slide that shows can be reached', () => {
  open();
  expect(reachable().map((slide) => slide.textContent)).toEqual(['Un']);
  pass(6000);
  expect(reachable().map((slide) => slide.textContent)).toEqual(['Deux']);
});

test('a voice is told what one asked for, and nothing of what passes by itself', () => {
  open();
  for (const _ of SLIDES) pass(6000);
  expect(screen.getByRole('status').textContent).toBe('');
  press('Témoignage suivant');
  expect(screen.getByRole('status').textContent).toBe('Témoignage 2 sur 3');
});

test('a finger that swipes to another slide is followed', () => {
  open();
  Object.defineProperties(list(), { clientWidth: { value: 300 }, scrollLeft: { value: 590 } });
  fireEvent.scroll(list());
  expect(shown()).toBe('Témoignage 3 sur 3');
});

test('without scripts every slide can be read, and unusable buttons are hidden', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <Carousel label="Témoignages" noun="Témoignage" delayMs={1000} slides={SLIDES} />,
  );
  expect(page.querySelectorAll('[inert]')).toHaveLength(0);
  expect(page.textContent).toContain('Trois');
  expect(page.querySelector('button')?.closest('[class*=":not(:defined)"]')).not.toBeNull();
});
