import { PHOTO_DELAY_MS, Rotation } from '#ui/motion/rotation.ts';

/** `<photo-set>` animates while the surrounding carousel plays. */
class PhotoSetElement extends HTMLElement {
  connectedCallback(): void {
    const pictures = this.dataset.pictures?.split(' ') ?? [];
    const rotation = new Rotation(pictures.length, PHOTO_DELAY_MS, (first) => this.draw(pictures, first));
    this.closest('slide-show')?.addEventListener('moving', (event) => {
      if (event instanceof CustomEvent) rotation.move(event.detail);
    });
  }

  private draw(pictures: readonly string[], first: number): void {
    this.dataset.first = String(first);
    for (const [index, shown] of [...this.querySelectorAll('img')].entries()) {
      const next = shown.cloneNode();
      if (next instanceof HTMLImageElement) next.src = pictures[(first + index) % pictures.length] ?? '';
      // A new element restarts the CSS animation.
      shown.replaceWith(next);
    }
  }
}

export function definePhotoSet(): void {
  if (!customElements.get('photo-set')) customElements.define('photo-set', PhotoSetElement);
}
