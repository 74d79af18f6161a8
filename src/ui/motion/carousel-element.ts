import { Rotation } from './rotation.ts';

/** Within this distance of its slide, in pixels, the list has arrived. */
const ARRIVED = 2;

/** Reasons to pause the autoplay. */
type PauseReason = 'pause' | 'pointer' | 'keyboard' | 'reading' | 'hidden' | 'less motion' | 'all shown';

/**
 * Upgrades a `<slide-show>` rendered by `Carousel`. Slides advance one at a time by autoplay, which pauses under the
 * pointer or keyboard focus, while a slide is expanded, in a hidden tab, on demand, and with reduced motion. Where the
 * layout shows all slides there is no autoplay.
 */
class CarouselElement extends HTMLElement {
  private readonly pauseReasons = new Set<PauseReason>();
  private readonly still = window.matchMedia('(prefers-reduced-motion: reduce)');
  private grid = window.matchMedia('not all');
  private end = new AbortController();
  private goal: number | undefined;
  private rotation: Rotation | undefined;

  connectedCallback(): void {
    this.end = new AbortController();
    const { signal } = this.end;
    if (this.dataset.gridFrom) this.grid = window.matchMedia(`(min-width: ${this.dataset.gridFrom})`);
    this.rotation = new Rotation(this.slides.length, Number(this.dataset.delay), (place) => this.draw(place));
    this.setPaused('hidden', document.hidden);
    this.setPaused('less motion', this.still.matches);
    this.setPaused('all shown', this.grid.matches);
    this.draw(0);
    document.addEventListener('visibilitychange', () => this.setPaused('hidden', document.hidden), {
      signal,
    });
    this.still.addEventListener('change', () => this.setPaused('less motion', this.still.matches), {
      signal,
    });
    this.grid.addEventListener('change', () => this.setPaused('all shown', this.grid.matches), { signal });
    // A touch leaves no hover; focus after a click is not keyboard focus.
    this.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        if (pointerType === 'mouse') this.setPaused('pointer', true);
      },
      { signal },
    );
    this.addEventListener('pointerleave', () => this.setPaused('pointer', false), { signal });
    this.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Element && target.matches(':focus-visible')) this.setPaused('keyboard', true);
      },
      { signal },
    );
    this.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && this.contains(relatedTarget)))
          this.setPaused('keyboard', false);
      },
      { signal },
    );
    this.addEventListener('keydown', (event) => this.turn(event), { signal });
    this.addEventListener('click', ({ target }) => this.press(target), { signal });
    this.list.addEventListener('toggle', () => this.setPaused('reading', this.isUnfolded()), {
      capture: true,
      signal,
    });
    this.list.addEventListener('scroll', () => this.follow(), { signal });
    for (const name of ['pointerdown', 'touchstart', 'wheel']) {
      this.list.addEventListener(name, () => (this.goal = undefined), { passive: true, signal });
    }
  }

  disconnectedCallback(): void {
    this.end.abort();
    this.rotation?.move(false);
  }

  private get list(): HTMLElement {
    return this.querySelector<HTMLElement>('[data-slides]') ?? this;
  }

  private get slides(): Element[] {
    return [...this.list.children];
  }

  private get place(): number {
    return this.rotation?.place ?? 0;
  }

  private isUnfolded(): boolean {
    return this.list.querySelector('details[open]') !== null;
  }

  private setPaused(reason: PauseReason, isPaused: boolean): void {
    if (isPaused) this.pauseReasons.add(reason);
    else this.pauseReasons.delete(reason);
    const moving = this.pauseReasons.size === 0;
    this.rotation?.move(moving);
    this.dispatchEvent(new CustomEvent('moving', { detail: moving }));
    if (reason === 'all shown') this.draw(this.place);
  }

  /** Announces only requested slides: an announcement every six seconds would drown the page. */
  private show(asked: number): void {
    this.rotation?.show(asked);
    const said = this.querySelector('[role="status"]');
    if (said) said.textContent = this.nameOf(this.place);
  }

  private nameOf(place: number): string {
    return `${this.dataset.noun} ${place + 1} sur ${this.slides.length}`;
  }

  private draw(place: number): void {
    const { list, slides } = this;
    const all = this.grid.matches;
    list.tabIndex = all ? -1 : 0;
    for (const [index, slide] of slides.entries()) slide.toggleAttribute('inert', !all && index !== place);
    for (const [index, dot] of this.querySelectorAll('[data-dot]').entries()) {
      dot.setAttribute('aria-current', String(index === place));
    }
    const left = list.clientWidth * place;
    if (all || Math.abs(list.scrollLeft - left) < ARRIVED) return;
    // Jumps from the last to the first without scrolling back over the others.
    const from = Math.round(list.scrollLeft / list.clientWidth);
    const glides = !this.still.matches && Math.abs(place - from) === 1;
    this.goal = left;
    list.scrollTo({ left, behavior: glides ? 'smooth' : 'instant' });
  }

  /** Follows a swipe. */
  private follow(): void {
    const { list } = this;
    if (this.grid.matches || list.clientWidth === 0) return;
    if (this.goal !== undefined) {
      if (Math.abs(list.scrollLeft - this.goal) < ARRIVED) this.goal = undefined;
      return;
    }
    const nearest = Math.round(list.scrollLeft / list.clientWidth);
    if (nearest !== this.place) this.rotation?.show(nearest);
  }

  private turn(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || this.grid.matches) return;
    event.preventDefault();
    // Focus inside a hidden slide would be lost: move it to the list.
    if (this.list.contains(document.activeElement)) this.list.focus({ preventScroll: true });
    this.show(this.place + step);
  }

  private press(target: EventTarget | null): void {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-step], [data-dot], [data-pause]') : null;
    if (!button) return;
    const { step, dot } = button.dataset;
    if (step) this.show(this.place + Number(step));
    else if (dot) this.show(Number(dot));
    else this.pause(button);
  }

  private pause(button: HTMLElement): void {
    const paused = !this.pauseReasons.has('pause');
    const name = `${paused ? 'Reprendre' : 'Arrêter'} le défilement des ${this.dataset.noun?.toLowerCase()}s`;
    button.setAttribute('aria-label', name);
    button.title = name;
    button.toggleAttribute('data-paused', paused);
    this.setPaused('pause', paused);
  }
}

/** Called by pages with such an element; idempotent. */
export function defineCarousel(): void {
  if (!customElements.get('slide-show')) customElements.define('slide-show', CarouselElement);
}
