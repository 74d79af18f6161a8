import { expect, type Page } from '@playwright/test';
import { findInvalidHtml } from '../../src/testing/html-validity.ts';
import { everyNode, readTree, type SpokenNode } from '../accessibility-tree.ts';
import { findViolations } from '../axe.ts';
import { sidewaysPx } from '../clipping.ts';
import { clippedTexts, hiddenFocus, outOfOrder, withSheet } from './looks.ts';

/** The text spacing of WCAG 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
const DOUBLED = 'html { font-size: 200% !important; }';
const NARROWEST = 320;
const NARROW = 600;

/**
 * Runs all automatic checks of a screen in its current state: axe, validity of the DOM, Chromium's accessibility tree,
 * the keyboard order, and the same screen zoomed, with text spacing, in large text and in forced colours. Findings do
 * not stop the test: it fails at its end.
 */
export async function examine(page: Page, state: string): Promise<void> {
  const find = (what: string, found: readonly string[]) =>
    expect.soft(found, `${what}, ${state}`).toEqual([]);
  find('axe', await findViolations(page));
  find('invalid HTML', await findInvalidHtml(await page.content()));
  find('in the accessibility tree', await findInTree(page));
  find('against the order of reading', await page.evaluate(outOfOrder));
  await withSheet(page, SPACED, async () => find('cut with wide spacing', await page.evaluate(clippedTexts)));
  await withSheet(page, DOUBLED, async () => find('cut in text of 200 %', await page.evaluate(clippedTexts)));
  await examineNarrower(page, state);
  await page.emulateMedia({ forcedColors: 'active' });
  find('focus that is not seen in forced colours', await page.evaluate(hiddenFocus));
  await page.emulateMedia({ forcedColors: null });
  find('focus that is not seen', await page.evaluate(hiddenFocus));
}

/** A zoom of 200 % halves the window, 400 % leaves a quarter; 320 pixels are the required minimum. */
async function examineNarrower(page: Page, state: string) {
  const size = page.viewportSize();
  // The desktop run covers 320 pixels; touches of an emulated phone miss after narrowing.
  if (!size || size.width < NARROW) return;
  const widths = [size.width / 2, size.width / 4].map((width) => Math.max(NARROWEST, Math.round(width)));
  for (const width of new Set(widths)) {
    await page.setViewportSize({ width, height: size.height });
    await expect.soft
      .poll(() => sidewaysPx(page), `scrolls sideways at ${width} px, ${state}`)
      .toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(size);
}

async function findInTree(page: Page): Promise<string[]> {
  const nodes = everyNode(await readTree(page));
  const count = (test: (node: SpokenNode) => boolean) => nodes.filter(test).length;
  const nameless = nodes.filter(
    ({ role, name, properties }) => properties.get('focusable') === true && isControl(role) && !name.trim(),
  );
  // Content behind a dialog is inert.
  const isCovered = nodes.some(({ role }) => /^(alert)?dialog$/.test(role));
  const titles = count(({ role, properties }) => role === 'heading' && properties.get('level') === 1);
  const mains = count(({ role }) => role === 'main');
  return [
    ...nameless.map(({ role }) => `a ${role} without a name`),
    ...(isCovered || titles === 1 ? [] : [`${titles} headings of the first level`]),
    ...(isCovered || mains === 1 ? [] : [`${mains} main regions`]),
  ];
}

const CONTROLS =
  /^(button|link|textbox|searchbox|checkbox|radio|switch|slider|spinbutton|combobox|listbox|tab|menuitem|option)$/i;
const isControl = (role: string) => CONTROLS.test(role);
