/** A ref for the title of a new step: reading goes on from it, at the top of the screen. */
export function arriveAt(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'start' });
}
