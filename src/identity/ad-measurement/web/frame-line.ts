import type { MeasuredEvent } from '../rules.ts';

/** A log-in waits for the measurement no longer than this. */
const PATIENCE_MS = 600;

/** Queues messages for the frame until it listens; the frame reports how many requests it has sent. */
export class FrameLine {
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
    // The frame has an opaque origin; its messages hold no secret.
    this.frame()?.postMessage({ event }, '*');
  }
}
