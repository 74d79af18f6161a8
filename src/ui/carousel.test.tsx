// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';
import { PHOTO_DELAY_MS, TESTIMONIAL_DELAY_MS } from './carousel-timer.ts';

const slides = ['Un', 'Deux', 'Trois'].map((text) => ({ key: text, content: <p>{text}</p> }));

function carousel(props: Partial<Parameters<typeof Carousel>[0]> = {}) {
  return (
    <Carousel
      label="Témoignages"
      noun="Témoignage"
      delayMs={TESTIMONIAL_DELAY_MS}
      slides={slides}
      {...props}
    />
  );
}

/** @param holds the media queries that hold in this browser */
function stubMedia(holds: readonly string[] = []) {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: holds.includes(media) }),
  );
}

function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const region = () => screen.getByRole('region', { name: 'Témoignages' });
const list = () => screen.getAllByRole('list')[0] as HTMLElement;
const reachable = () => [...list().children].filter((slide) => !slide.hasAttribute('inert'));

beforeEach(() => {
  stubMedia();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('testimonials wait six seconds, coaches and photos four', () => {
  expect([TESTIMONIAL_DELAY_MS, PHOTO_DELAY_MS]).toEqual([6000, 4000]);
});

test('it goes on by itself after the delay, not before, and from the last to the first', () => {
  render(carousel());
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
  render(carousel());
  press('Témoignage précédent');
  expect(shown()).toBe('Témoignage 3 sur 3');
  press('Témoignage suivant');
  expect(shown()).toBe('Témoignage 1 sur 3');
  press('Témoignage 2 sur 3');
  expect(shown()).toBe('Témoignage 2 sur 3');
});

test('going somewhere by hand restarts the whole delay', () => {
  render(carousel());
  pass(5000);
  press('Témoignage suivant');
  pass(5999);
  expect(shown()).toBe('Témoignage 2 sur 3');
  pass(1);
  expect(shown()).toBe('Témoignage 3 sur 3');
});

test('the arrow keys turn it, and the page does not scroll for them', () => {
  render(carousel());
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

  test('while paused', () => {
    render(carousel());
    press('Arrêter le défilement des témoignages');
    expectStill();
    press('Reprendre le défilement des témoignages');
    expectMoving();
  });

  test('under the mouse; a finger leaves no hover behind', () => {
    render(carousel());
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    expectStill();
    fireEvent.pointerLeave(region(), { pointerType: 'mouse' });
    fireEvent.pointerEnter(region(), { pointerType: 'touch' });
    expectMoving();
  });

  test('while the keyboard is inside', () => {
    render(carousel());
    const next = screen.getByRole('button', { name: 'Témoignage suivant' });
    act(() => next.focus());
    expectStill();
    act(() => screen.getByRole('button', { name: 'Témoignage précédent' }).focus());
    expectStill();
    act(() => list().blur());
    act(() => (document.activeElement as HTMLElement).blur());
    expectMoving();
  });

  test('in a tab that nobody looks at', () => {
    render(carousel());
    setVisibility('hidden');
    expectStill();
    setVisibility('visible');
    expectMoving();
  });

  test('for whoever asked for less motion', () => {
    stubMedia(['(prefers-reduced-motion: reduce)']);
    render(carousel());
    expectStill();
  });

  test('while someone is busy with a slide', () => {
    const { rerender } = render(carousel({ held: true }));
    expectStill();
    rerender(carousel());
    expectMoving();
  });

  test('where everything shows at once', () => {
    stubMedia(['(min-width: 64rem)']);
    render(carousel({ gridFrom: '64rem' }));
    expectStill();
    expect(reachable()).toHaveLength(3);
    expect(list().tabIndex).toBe(-1);
  });
});

test('what goes with it moves and stops with it', () => {
  render(carousel({ beside: (moving) => <p>{moving ? 'bouge' : 'se tient'}</p> }));
  expect(screen.getByText('bouge')).toBeDefined();
  press('Arrêter le défilement des témoignages');
  expect(screen.getByText('se tient')).toBeDefined();
});

test('only the slide that shows can be reached', () => {
  render(carousel());
  expect(reachable().map((slide) => slide.textContent)).toEqual(['Un']);
  pass(6000);
  expect(reachable().map((slide) => slide.textContent)).toEqual(['Deux']);
});

test('a voice is told what one asked for, and nothing of what passes by itself', () => {
  render(carousel());
  for (const _ of slides) pass(6000);
  expect(screen.getByRole('status').textContent).toBe('');
  press('Témoignage suivant');
  expect(screen.getByRole('status').textContent).toBe('Témoignage 2 sur 3');
});

test('a finger that swipes to another slide is followed', () => {
  render(carousel());
  Object.defineProperties(list(), { clientWidth: { value: 300 }, scrollLeft: { value: 590 } });
  fireEvent.scroll(list());
  expect(shown()).toBe('Témoignage 3 sur 3');
});

test('without JavaScript every slide can be read, and no button promises what it cannot do', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(carousel());
  expect(page.querySelectorAll('[inert]')).toHaveLength(0);
  expect(page.textContent).toContain('Trois');
  expect(page.querySelector('button')?.closest('.invisible')).not.toBeNull();
});
