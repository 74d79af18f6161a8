import { currentTime } from '#browser/clock.ts';
import { COOKIE_CHOICE, readStored } from '#browser/storage.ts';
import { MAIN_ID } from '#ui/page/main-id.ts';
import { COOKIE_CHOICES, type CookieChoice, findFreshChoice } from '../../rules.ts';
import { CHOICE_MADE, choose } from '../choose.ts';
import { type MeasuredPlace, measure } from '../measurement.ts';

const DOCK_HEIGHT = '--dock-height';

let choice: CookieChoice | null = null;
let pixel = false;
let place: MeasuredPlace = { pathname: '', search: '', hash: '' };

/**
 * Keeps the banner of a page in sync with the choice: the banner until there is a choice, the ad measurement once
 * accepted, neither without a pixel.
 * @param hasPixel called only when needed; a page that contains the banner because there is a pixel passes it directly
 * @returns a function that stops it
 */
export function startConsent(
  { pathname, search, hash }: MeasuredPlace = window.location,
  hasPixel: () => boolean | Promise<boolean> = () => true,
): () => void {
  place = { pathname, search, hash };
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  if (!banner) return () => undefined;
  const stop = new AbortController();
  const size = new ResizeObserver(() => keepClear(banner));
  size.observe(banner);

  const look = async (event?: Event) => {
    choice =
      event instanceof CustomEvent
        ? event.detail
        : (findFreshChoice(readStored(COOKIE_CHOICE), currentTime())?.choice ?? null);
    // When the server does not respond, neither the banner nor the measurement appears.
    if (choice !== 'refused' && !pixel) pixel = await Promise.resolve(hasPixel()).catch(() => false);
    if (stop.signal.aborted) return;
    banner.hidden = choice !== null || !pixel;
    followPage(place);
  };
  const decide = ({ target }: Event) => {
    const made = target instanceof Element && target.closest<HTMLElement>('[data-choice]')?.dataset.choice;
    const known = COOKIE_CHOICES.find((one) => one === made);
    if (!known) return;
    // The focused element is about to be removed: return the focus to the page.
    if (banner.contains(document.activeElement))
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    choose(known);
  };
  banner.addEventListener('click', decide, stop);
  window.addEventListener(CHOICE_MADE, look, stop);
  window.addEventListener('storage', look, stop);
  void look();
  return () => {
    stop.abort();
    size.disconnect();
    pixel = false;
    followPage(place);
  };
}

/** Handles a client-side navigation: decides again whether the page may be measured. */
export function followPage({ pathname, search, hash }: MeasuredPlace): void {
  place = { pathname, search, hash };
  measure(pixel && choice === 'accepted', place);
}

function keepClear(banner: HTMLElement): void {
  const { style } = document.documentElement;
  if (banner.offsetHeight > 0) style.setProperty(DOCK_HEIGHT, `${banner.offsetHeight}px`);
  else style.removeProperty(DOCK_HEIGHT);
}
