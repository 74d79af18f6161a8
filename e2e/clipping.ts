import type { Page } from '@playwright/test';

/**
 * Finds text that is clipped or overflows a filled or framed box, and controls outside the window or cut off: a check
 * of overflow alone misses these. Excerpts of a few lines link to the whole text, and are skipped; so is text that a
 * narrow line omits entirely (`data-spare`).
 */
export function findClipped(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const SLACK_PX = 1.5;
    const found = new Set<string>();
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} « ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)} »`;
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.sr-only, [inert], [hidden], svg, [data-spare], [aria-hidden="true"]:has(input)');

    /** Bounding boxes of the text, not of the element. */
    function words(text: Node): DOMRect[] {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    }
    const isBox = ({
      backgroundColor,
      backgroundImage,
      borderTopWidth,
      borderTopColor,
    }: CSSStyleDeclaration) =>
      !/, 0\)$|^transparent$/.test(backgroundColor) ||
      backgroundImage !== 'none' ||
      (Number.parseFloat(borderTopWidth) > 0 && !/, 0\)$/.test(borderTopColor));

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !shown(parent)) continue;
      const rects = words(text);
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.display === 'inline' || style.display === 'contents') continue;
        if (style.webkitLineClamp !== 'none') break;
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        // Text for screen readers only; the names of tabs must be visible to everyone.
        if (width <= 1 && !box.closest('[data-tabs]')) break;
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const out = rects.some(
          (rect) =>
            ((hides(style.overflowX) || isBox(style)) &&
              (rect.left < left - SLACK_PX || rect.right > right + SLACK_PX)) ||
            // A line box is higher than its letters.
            (hides(style.overflowY) &&
              (rect.top < top - rect.height / 4 || rect.bottom > bottom + rect.height / 4)),
        );
        if (out) {
          found.add(`text outside ${name(box)}: ${text.textContent.trim().slice(0, 30)}`);
          break;
        }
        // A scrollable box can show the rest.
        if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.position === 'fixed') break;
      }
    }

    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      if (!shown(control) || control.closest('[class*="overflow-x-auto"], [class*="snap-x"]')) continue;
      const { left, right, width, height } = control.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      if (left < -SLACK_PX || right > document.documentElement.clientWidth + SLACK_PX)
        found.add(`outside the window: ${name(control)}`);
      const { overflowX, textOverflow } = getComputedStyle(control);
      if (
        control.scrollWidth > control.clientWidth + SLACK_PX &&
        overflowX !== 'visible' &&
        control.tagName !== 'INPUT'
      )
        found.add(`cut${textOverflow === 'ellipsis' ? ' by an ellipsis' : ''}: ${name(control)}`);
    }
    return [...found];
  });
}

/** Returns by how many pixels the page scrolls sideways. */
export function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Finds words and names of at most `letters` letters that a line break cuts. */
export function findCutWords(page: Page, letters: number): Promise<string[]> {
  return page.evaluate((most) => {
    const cut: string[] = [];
    const forReadersOnly = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || forReadersOnly(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const said = text.textContent ?? '';
      if (!text.parentElement?.checkVisibility() || forReadersOnly(text.parentElement)) continue;
      for (const { 0: word, index } of said.matchAll(/\p{L}+/gu)) {
        if (word.length > most) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) cut.push(`${word}: ${said.slice(0, 40)}`);
      }
    }
    return cut;
  }, letters);
}
