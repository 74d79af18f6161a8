/** Upgrades a `<video-clip>` rendered by `VideoClip`: our controls replace the browser's. */
class VideoClipElement extends HTMLElement {
  connectedCallback(): void {
    const { video } = this;
    if (!video) return;
    video.controls = false;
    for (const name of ['play', 'pause', 'ended']) video.addEventListener(name, () => this.showState());
    this.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-play]')) void this.togglePlay();
      else if (target.closest('[data-captions]')) this.toggleCaptions();
    });
    if ('plays' in this.dataset) void this.togglePlay();
  }

  private get video(): HTMLVideoElement | null {
    return this.querySelector('video');
  }

  private get isPlaying(): boolean {
    return this.hasAttribute('data-playing');
  }

  private showState(): void {
    const playing = this.video?.paused === false && !this.video.ended;
    this.toggleAttribute('data-playing', playing);
    const name = `${playing ? 'Mettre en pause' : 'Lire la vidéo'} : ${this.dataset.title}`;
    this.querySelector('[data-play]')?.setAttribute('aria-label', name);
  }

  private async togglePlay(): Promise<void> {
    const { video } = this;
    if (!video) return;
    if (this.isPlaying) return video.pause();
    try {
      await video.play();
      this.say(false);
    } catch (error) {
      // A pause before the first frame is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.say(true);
    }
  }

  private say(failed: boolean): void {
    const alert = this.querySelector<HTMLElement>('[role="alert"]');
    if (alert) alert.hidden = !failed;
  }

  private toggleCaptions(): void {
    const track = this.video?.textTracks[0];
    const button = this.querySelector('[data-captions]');
    const shown = button?.getAttribute('aria-pressed') !== 'true';
    if (track) track.mode = shown ? 'showing' : 'disabled';
    button?.setAttribute('aria-pressed', String(shown));
  }
}

/** Called by pages with such an element; idempotent. */
export function defineVideoClip(): void {
  if (!customElements.get('video-clip')) customElements.define('video-clip', VideoClipElement);
}
