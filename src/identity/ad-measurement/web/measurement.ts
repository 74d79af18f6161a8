import { PUBLIC_PATHS } from '#lib/paths.ts';
import type { MeasuredEvent } from '../rules.ts';
import { onMeasuredEvent } from './shared/track.ts';

type Measurement = { page: string; view: () => void; stop: () => void };

let measurement: Measurement | null = null;

/**
 * Runs the ad measurement while it is allowed and accepted; each opened page counts as one view.
 * @param place the page as it was opened: parameters since removed from the address still count
 */
export function measure(agreed: boolean, place: MeasuredPlace): void {
  const page = place.pathname;
  if (!agreed || !isMeasured(place)) {
    measurement?.stop();
    measurement = null;
    return;
  }
  if (measurement?.page === page) return;
  measurement ??= openMeasurement();
  measurement.page = page;
  measurement.view();
}

/** The pixel runs in a frame of another origin: it sees neither our pages, nor their addresses, nor their storage. */
function openMeasurement(): Measurement {
  const frame = document.createElement('iframe');
  frame.src = '/mesure';
  frame.title = 'Mesure publicitaire';
  frame.setAttribute('sandbox', 'allow-scripts');
  // Otherwise the frame would get the address of the page.
  frame.referrerPolicy = 'no-referrer';
  frame.hidden = true;
  const line = new FrameLine(() => frame.contentWindow);
  const hear = (message: MessageEvent) => line.hears(message);
  frame.addEventListener('load', () => line.opens());
  window.addEventListener('message', hear);
  const forget = onMeasuredEvent((event) => {
    line.say(event);
    return line.allLeft();
  });
  document.body.append(frame);
  return {
    page: '',
    view: () => line.say('page_view'),
    stop: () => {
      window.removeEventListener('message', hear);
      forget();
      frame.remove();
    },
  };
}

/** Maximum time that a log-in waits for the measurement. */
const PATIENCE_MS = 600;

/** Queues messages until the frame is ready; the frame reports how many requests it has sent. */
class FrameLine {
  private readonly frame: () => Window | null | undefined;
  private waiting: MeasuredEvent[] | null = [];
  private said = 0;
  private left = 0;
  private readonly departures = new EventTarget();

  constructor(frame: () => Window | null | undefined) {
    this.frame = frame;
  }

  say(event: MeasuredEvent): void {
    this.said += 1;
    if (this.waiting) this.waiting.push(event);
    else this.post(event);
  }

  /** Resolves once every event has been sent, or after a short timeout. */
  allLeft(): Promise<void> {
    if (this.left >= this.said) return Promise.resolve();
    return new Promise((resolve) => {
      const patience = setTimeout(resolve, PATIENCE_MS);
      this.departures.addEventListener('left', () => {
        if (this.left < this.said) return;
        clearTimeout(patience);
        resolve();
      });
    });
  }

  opens(): void {
    for (const event of this.waiting ?? []) this.post(event);
    this.waiting = null;
  }

  hears({ source, data }: MessageEvent): void {
    if (typeof data !== 'number' || source !== this.frame()) return;
    this.left += data;
    this.departures.dispatchEvent(new Event('left'));
  }

  private post(event: MeasuredEvent): void {
    // The frame has an opaque origin; its messages contain no secret.
    this.frame()?.postMessage({ event }, '*');
  }
}

export interface MeasuredPlace {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Query parameters that an address may contain: the displayed form, and a visitor's origin. They are never sent either.
 */
const HARMLESS = /^(mode|error|fbclid|utm_\w+)$/;
const publicPaths: readonly string[] = PUBLIC_PATHS;

/**
 * Whether ad measurement may run, after consent: on public pages and in the funnel, never in the member area or on an
 * address with a code or personal data (D3).
 */
export function isMeasured({ pathname, search, hash }: MeasuredPlace): boolean {
  const path = pathname.replace(/\/$/, '') || '/';
  const open = publicPaths.includes(path) || /^\/(blog|inscription)\/[^/]+$/.test(path);
  const names = [...new URLSearchParams(search).keys()];
  return open && names.every((name) => HARMLESS.test(name)) && !hash.includes('=');
}
