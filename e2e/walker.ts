import type { Locator, Page } from '@playwright/test';

/** One person on their way, and what it costs: presses, screens and the time that the machine takes. */
export class Walker {
  presses = 0;
  screens = 0;
  readonly #from = performance.now();
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    // A screen is a new address; a dialog is counted where it opens.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.screens += 1;
    });
  }

  async press(control: Locator): Promise<void> {
    this.presses += 1;
    await control.click();
  }

  /** A radio or a box drawn by its label. */
  async check(control: Locator): Promise<void> {
    this.presses += 1;
    await control.check({ force: true });
  }

  /** Pressing into a field and typing there is one press. */
  async type(field: Locator, text: string): Promise<void> {
    this.presses += 1;
    await field.fill(text);
  }

  /** A slider put somewhere with the finger. */
  async slide(slider: Locator, value: string): Promise<void> {
    this.presses += 1;
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
