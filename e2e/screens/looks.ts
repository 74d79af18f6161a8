import type { Page } from '@playwright/test';

/** Runs a check with an extra style sheet, which the policy allows when a script creates it. */
export async function withSheet(page: Page, css: string, look: () => Promise<void>): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  await look();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/* The following functions run in the page, each on its own, without imports. */

/** Lists clipped text, except scrollable text, text for screen readers, and excerpts with an ellipsis. */
export function clippedTexts(): string[] {
  const isCut = (element: Element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath, position } =
      getComputedStyle(element);
    const isForReaders = position === 'absolute' && element.clientWidth <= 1;
    const isExcerpt = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    if (isForReaders || clipPath !== 'none' || isExcerpt) return false;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return (
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 2) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 2)
    );
  };
  const saysSomething = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return [...document.querySelectorAll('main *, header *, footer *, [role="dialog"] *')]
    .filter((element) => saysSomething(element) && element.checkVisibility() && isCut(element))
    .map((element) => (element.textContent ?? '').trim().slice(0, 60));
}

/**
 * Lists controls later in the keyboard order but above, in the same column; ignores floating and sticky ones, and those
 * that a box which scrolls hides.
 */
export function outOfOrder(): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const floats = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(one).position)) return true;
    return false;
  };
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility() && !floats(element),
  );
  const isScrolledAway = (element: Element): boolean => {
    const { top } = element.getBoundingClientRect();
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowY === 'auto' && top >= box.getBoundingClientRect().bottom)
        return true;
    return false;
  };
  const name = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  const jumps = controls.flatMap((element, place) => {
    const before = controls[place - 1];
    // A scrolled box may hide its content.
    if (!before || before.contains(element) || isScrolledAway(before)) return [];
    const [upper, lower] = [before.getBoundingClientRect(), element.getBoundingClientRect()];
    const isBelow = lower.top >= upper.bottom || lower.bottom > upper.top;
    const share = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left);
    return isBelow || share <= 0 ? [] : [`« ${name(element)} » stands above « ${name(before)} »`];
  });
  const forced = controls
    .filter((element) => element.tabIndex > 0)
    .map((element) => `tabindex on ${name(element)}`);
  return [...jumps, ...forced];
}

export function hiddenFocus(): string[] {
  const MOST = 60;
  const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary';
  const former = document.activeElement;
  const [x, y] = [window.scrollX, window.scrollY];
  const shows = (element: HTMLElement) => {
    // A control may be drawn by its label, or by the next element.
    const drawn = [element, element.parentElement, element.nextElementSibling, element.closest('label')];
    const lookOf = () =>
      drawn.map((one) => {
        if (!one) return '';
        const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(one);
        return `${outlineStyle === 'none' ? '' : outlineWidth} ${boxShadow} ${borderColor}`;
      });
    element.blur();
    const without = lookOf().join('|');
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    return document.activeElement !== element || lookOf().join('|') !== without;
  };
  const found = [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility() && !element.closest('[inert]'))
    .slice(0, MOST)
    .filter((element) => !shows(element))
    .map((element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? element.id).trim().slice(0, 40),
    );
  if (former instanceof HTMLElement) former.focus({ preventScroll: true });
  window.scrollTo(x, y);
  return found;
}
