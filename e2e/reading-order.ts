import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { everyNode, readTree, type SpokenNode } from './accessibility-tree.ts';
import { atRest } from './axe.ts';
import { lineOf } from './spoken-roles.ts';

const FOLDER = join('e2e', 'reading-order');
/** Roles named from their content. */
const SAID_BY_NAME =
  /^(link|button|DisclosureTriangle|DisclosureTriangleGrouped|radio|checkbox|switch|slider|textbox|searchbox|spinbutton|combobox|image|progressbar|menuitem|option)$/;
const LABELS = /^(LabelText|Legend|heading)$/;

/** Texts that change from day to day, with their placeholder. */
const CHANGING = [
  [/\b\d{2}\sans\b/g, '‹âge›'],
  [
    /(?<=^| )(aujourd’hui|demain|(lun|mar|mercre|jeu|vendre|same)di( \d{1,2}(er)? \p{L}+)?) à 18 h\b/giu,
    '‹moment›',
  ],
  [/\b\d{1,2}(:\d{2}|\s?h\s?\d{2}|\sh)\b/g, '‹heure›'],
  [
    /\b\d{1,2}(er)?\s(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(\s\d{4})?/g,
    '‹jour›',
  ],
  [/\bS-[A-Z0-9]{4}-[A-Z0-9]{4}\b/g, '‹numéro›'],
  [/\S+@exemple\.invalid/g, '‹adresse›'],
] as const;

/** Returns the screen as NVDA reads it in French from top to bottom, one line per stop. */
async function readInOrder(page: Page, varying: readonly string[]): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  await atRest(page);
  const tree = await readTree(page);
  const mask = (line: string) =>
    CHANGING.reduce(
      (masked, [pattern, word]) => masked.replace(pattern, word),
      varying.reduce((masked, words) => masked.replaceAll(words, '‹variante›'), line),
    );
  return linesOf(tree).map(mask);
}

/** @param labelled whether inside a label or a heading, whose name was read with its field or level */
function linesOf(node: SpokenNode, labelled = false): string[] {
  if (node.role === 'StaticText') return labelled ? [] : asLine(node.name);
  const own = asLine(lineOf(node));
  if (SAID_BY_NAME.test(node.role)) return own;
  if (node.role === 'paragraph' && everyNode(node).every(({ role }) => !isStop(role)))
    return asLine(wordsOf(node));
  return [...own, ...node.children.flatMap((child) => linesOf(child, labelled || LABELS.test(node.role)))];
}

const isStop = (role: string) => SAID_BY_NAME.test(role);

const asLine = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line ? [line] : [];
};

const wordsOf = (node: SpokenNode): string =>
  node.role === 'StaticText' ? node.name : node.children.map(wordsOf).join('');

/** Lists names with a superfluous space, which confuses screen readers and voice commands. */
export async function findStraySpaces(page: Page): Promise<string[]> {
  const nodes = everyNode(await readTree(page));
  const named = nodes.filter(
    ({ role, name }) => !/Text|ListMarker|LineBreak/.test(role) && /^\s|\s$|\s\s|\s[,.]/.test(name),
  );
  return named.map(({ role, name }) => `${role} "${name}"`);
}

/** The screens of one task, compared with its file, or written to it with `WRITE_READING_ORDER=1`. */
export class Reading {
  readonly #lines: string[] = [];
  readonly #file: string;

  constructor(task: string) {
    this.#file = join(FOLDER, `${task}.txt`);
  }

  /** @param varying texts that depend on the pair of members */
  async add(page: Page, screen: string, varying: readonly string[] = []): Promise<void> {
    this.#lines.push(`# ${screen}`, ...(await readInOrder(page, varying)), '');
    expect.soft(await findStraySpaces(page), `names with a space too many, ${screen}`).toEqual([]);
  }

  compare(): void {
    const read = this.#lines.join('\n');
    if (process.env.WRITE_READING_ORDER) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(this.#file, read);
    }
    expect.soft(read, this.#file).toBe(readFileSync(this.#file, 'utf8'));
  }
}
