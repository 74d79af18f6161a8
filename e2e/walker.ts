import type { Locator, Page } from '@playwright/test';

/** One person's walk through the site, with its cost: presses, screens and the machine's time. */
export class Walker {
  presses = 0;
  screens = 0;
  #screen = '';
  readonly #from = performance.now();
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Counts a screen: a page, or a question on it, on which the person acts; a dialog counts where it opens. */
  async arrive(): Promise<void> {
    const screen = await this.page.evaluate(
      () => window.location.pathname + JSON.stringify(window.history.state?.usr ?? null),
    );
    if (screen !== this.#screen) this.screens += 1;
    this.#screen = screen;
  }

  async #act(): Promise<void> {
    await this.arrive();
    this.presses += 1;
  }

  async press(control: Locator): Promise<void> {
    await this.#act();
    await control.click();
  }

  /** Checks a radio or a box drawn by its label. */
  async check(control: Locator): Promise<void> {
    await this.#act();
    await control.check({ force: true });
  }

  /** Focusing a field and typing count as one press. */
  async type(field: Locator, text: string): Promise<void> {
    await this.#act();
    await field.fill(text);
  }

  /** Moves a slider with the finger. */
  async slide(slider: Locator, value: string): Promise<void> {
    await this.#act();
    await slider.fill(value);
  }

  async openDialog(control: Locator): Promise<void> {
    this.screens += 1;
    await this.press(control);
  }

  get seconds(): number {
    return (performance.now() - this.#from) / 1000;
  }
}
