// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { ALIVE, holdScripts } from './held-scripts.ts';
import { wakeAtFirstAct } from './wake.ts';

const BUILT =
  '<html><head><link rel="modulepreload" href="/assets/un.js"/></head><body>' +
  '<button><span>Nous contacter</span></button><a href="#suite">La suite</a>' +
  '<script type="module" async="">import "/assets/un.js";</script></body></html>';

const isAlive = () => window.dispatchEvent(new Event(ALIVE));
const act = (name: string) => window.dispatchEvent(new Event(name));
const liveScripts = () => document.querySelectorAll('script[type="module"]').length;

/** A page as it arrives, with a button inside which one presses a word, and a link. */
function asleep() {
  const html = new DOMParser().parseFromString(holdScripts(BUILT, 'act'), 'text/html');
  document.head.replaceChildren(...html.head.querySelectorAll('link'));
  document.body.replaceChildren(...html.body.children);
  const pressed: string[] = [];
  for (const element of document.querySelectorAll('button, a')) {
    element.addEventListener('click', () => pressed.push(element.tagName));
  }
  const wake = wakeAtFirstAct();
  return { wake, pressed, word: document.querySelector('span'), link: document.querySelector('a') };
}

afterEach(() => {
  // What listens to the page before stops doing so.
  isAlive();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('nothing is fetched for a page that nobody touches', () => {
  asleep();
  expect(liveScripts()).toBe(0);
  expect(document.querySelector('link[rel="modulepreload"]')).toBeNull();
});

test('a pointer that lay where the page arrives has not moved', () => {
  asleep();
  const move = (movementX: number) =>
    Object.defineProperties(new MouseEvent('pointermove'), {
      movementX: { value: movementX },
      movementY: { value: 0 },
    });
  window.dispatchEvent(move(0));
  expect(liveScripts()).toBe(0);
  window.dispatchEvent(move(3));
  expect(liveScripts()).toBe(1);
});

test.each(['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'])(
  'the first %s lets the scripts go, as they were built, and once',
  (name) => {
    asleep();
    act(name);
    act('pointerdown');
    expect(document.querySelector('link[rel="modulepreload"]')).not.toBeNull();
    expect(liveScripts()).toBe(1);
    expect(document.querySelector('script')?.textContent).toBe('import "/assets/un.js";');
  },
);

test('a page may be woken without an act', () => {
  const { wake } = asleep();
  wake();
  expect(liveScripts()).toBe(1);
});

test('a button pressed too early is pressed once the page is alive, and only once', () => {
  const { pressed, word } = asleep();
  word?.click();
  expect(liveScripts()).toBe(1);
  expect(pressed).toEqual([]);
  isAlive();
  expect(pressed).toEqual(['BUTTON']);
  word?.click();
  expect(pressed).toEqual(['BUTTON', 'BUTTON']);
});

test('a link leads at once, and is not followed again', () => {
  const { pressed, link } = asleep();
  link?.click();
  expect(pressed).toEqual(['A']);
  isAlive();
  expect(pressed).toEqual(['A']);
});

test('a page that could not wake, as without network, tries again at the next act', () => {
  asleep();
  act('pointermove');
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(liveScripts()).toBe(0);
  act('pointermove');
  expect(liveScripts()).toBe(1);
});

test('a static page without a script to hold is not built', () => {
  expect(() => holdScripts('<html><head></head><body></body></html>', 'rest')).toThrow('no script');
});
