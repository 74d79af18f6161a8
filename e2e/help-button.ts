import type { Page } from '@playwright/test';

/**
 * Scrolls every control through the window.
 * @returns the controls that the chat button overlaps
 */
export function controlsUnderHelp(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The layout follows a resize in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const CONTROLS = 'a[href], button, input, select, textarea, summary';
    const help = document.querySelector('[data-support] button');
    if (!help) return ['no button'];
    const shown = [...document.querySelectorAll(CONTROLS)].filter(
      (control) => control !== help && control.checkVisibility({ visibilityProperty: true }),
    );
    const touched = new Set<string>();
    for (const control of shown) {
      for (const block of ['start', 'center', 'end'] as const) {
        control.scrollIntoView({ block, behavior: 'instant' });
        const one = control.getBoundingClientRect();
        const two = help.getBoundingClientRect();
        const over =
          one.left < two.right && one.right > two.left && one.top < two.bottom && one.bottom > two.top;
        if (over)
          touched.add(`${control.tagName} ${control.textContent || control.getAttribute('aria-label')}`);
      }
    }
    return [...touched];
  });
}
