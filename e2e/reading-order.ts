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

const WRITING = process.env.WRITE_READING_ORDER !== undefined;
const BEFORE_SCREEN = /\n\n(?=# )/;
const titleOf = (section: string) => section.slice(0, section.indexOf('\n'));

/** The screens of one task, compared with its file, or written to it with `WRITE_READING_ORDER=1`. */
export class Reading {
  readonly #file: string;
  readonly #recorded: string[];
  readonly #read: string[] = [];

  constructor(task: string) {
    this.#file = join(FOLDER, `${task}.txt`);
    this.#recorded = WRITING ? [] : readFileSync(this.#file, 'utf8').trim().split(BEFORE_SCREEN);
  }

  /** @param varying texts that depend on the pair of members */
  async add(page: Page, screen: string, varying: readonly string[] = []): Promise<void> {
    const read = async () => [`# ${screen}`, ...(await readInOrder(page, varying))].join('\n');
    if (WRITING) {
      await page.waitForLoadState('networkidle');
      this.#read.push(await read());
    } else {
      const recorded = this.#recorded.find((section) => titleOf(section) === `# ${screen}`);
      // Until what loads late is there.
      await expect(async () => expect(await read(), this.#file).toBe(recorded)).toPass({ timeout: 60_000 });
      this.#read.push(recorded ?? '');
    }
    expect.soft(await findStraySpaces(page), `names with a space too many, ${screen}`).toEqual([]);
  }

  /** Compares the screens of the task with those recorded. */
  compare(): void {
    if (WRITING) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(this.#file, `${this.#read.join('\n\n')}\n`);
    } else expect(this.#read.map(titleOf)).toEqual(this.#recorded.map(titleOf));
  }
}
