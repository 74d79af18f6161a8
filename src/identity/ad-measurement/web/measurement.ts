import { FrameLine } from './frame-line.ts';
import { isMeasured, type MeasuredPlace } from './measured-page.ts';
import { onMeasuredEvent } from './shared/track.ts';

type Measurement = { page: string; view: () => void; stop: () => void };

let measurement: Measurement | null = null;

/**
 * Runs the ad measurement while it is allowed and accepted; each opened page is one view.
 * @param place the page as it was opened: parameters removed from the address since then still count
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
