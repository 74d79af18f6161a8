/** Time between two testimonials, and between two coaches or sets of photos (spec 1 §9, spec 2 §9). */
export const TESTIMONIAL_DELAY_MS = 6000;
export const PHOTO_DELAY_MS = 4000;

/**
 * A place among several that goes on by itself, from the last back to the first. The whole delay is counted again after
 * each change, whoever made it.
 */
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

  /** @param asked beyond an end it goes on from the other */
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
