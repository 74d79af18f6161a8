/** Ref callback for the title of a new step: focuses it and scrolls to the top. */
export function arriveAt(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'start' });
}
