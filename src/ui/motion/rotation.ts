/** Time between two testimonials, and between two coaches or sets of photos (spec 1 §9, spec 2 §9). */
export const TESTIMONIAL_DELAY_MS = 6000;
export const PHOTO_DELAY_MS = 4000;

/** An index with autoplay, which wraps around. Every change restarts the whole delay. */
export class Rotation {
  place = 0;
  private timer: number | undefined;
  private moving = false;

  private readonly count: number;
  private readonly delayMs: number;
  private readonly onPlace: (place: number) => void;

  constructor(count: number, delayMs: number, onPlace: (place: number) => void) {
    this.count = count;
    this.delayMs = delayMs;
    this.onPlace = onPlace;
  }

  move(moving: boolean): void {
    if (moving === this.moving) return;
    this.moving = moving;
    this.countAgain();
  }

  /** @param asked wraps around at both ends */
  show(asked: number): void {
    this.place = (asked + this.count) % this.count;
    this.onPlace(this.place);
    this.countAgain();
  }

  private countAgain(): void {
    window.clearTimeout(this.timer);
    if (this.moving && this.count > 1) {
      this.timer = window.setTimeout(() => this.show(this.place + 1), this.delayMs);
    }
  }
}
