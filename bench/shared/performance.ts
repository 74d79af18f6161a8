import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Goal, judge } from './goals.ts';
import { machineLine, say } from './say.ts';

/** The pages that benches write, and the order of their sections, whatever was measured first. */
const PAGES = {
  performance: [
    'way',
    'matching',
    'attention',
    'realtime',
    'rush',
    'load',
    'rolling',
    'failover',
    'start',
    'flat',
    'desk',
    'day',
    'pages',
  ],
  canary: ['canary', 'fuzz'],
} as const;
type PageName = keyof typeof PAGES;
export type SectionName = (typeof PAGES)[PageName][number];

export type Section = {
  title: string;
  /** As it is typed: `npm run bench -- matching`. */
  command: string;
  /** What is measured, and how. */
  what: string;
  /** Lines of Markdown: tables (`tableOf`), a sentence where one is needed. */
  lines: readonly string[];
  goals: readonly Goal[];
};

const HEADS: Record<PageName, readonly string[]> = {
  performance: [
    '# Performance',
    '',
    'Every section is written by the command that it names, which fails when a goal is missed. Loopback only, members are invented;',
    'compare figures of one run with each other rather than with those of another machine. « Load » is the average of the last minute',
    'as the run ended: what is measured, what measures and PostgreSQL share the machine.',
  ],
  canary: [
    '# What leaks, and what breaks',
    '',
    'Every section is written by the command that it names, which fails when a goal is missed. The built product in production, on',
    'loopback only, with invented people.',
  ],
};

/**
 * Says one bench's tables, fails the run when a goal is missed, and puts the section into its place of
 * its page in docs/.
 * @param isFull false for a run of smaller sizes, which leaves the page as it is
 */
export function writeSection(name: SectionName, section: Section, isFull = true): void {
  for (const line of ['', ...section.lines, '']) say(line);
  judge(section.goals);
  if (!isFull) return;
  const page = pageOf(name);
  const sections = readSections(page);
  sections.set(name, bodyOf(section));
  const bodies = PAGES[page].flatMap((one) => {
    const body = sections.get(one);
    return body ? [`<!-- ${one} -->`, body, ''] : [];
  });
  writeFileSync(fileOf(page), [...HEADS[page], '', ...bodies].join('\n'));
}

function pageOf(name: SectionName): PageName {
  const isOn = (sections: readonly string[]) => sections.includes(name);
  return isOn(PAGES.canary) ? 'canary' : 'performance';
}

function fileOf(page: PageName): string {
  return fileURLToPath(new URL(`../../docs/${page}.md`, import.meta.url));
}

/** As it stands on a page. */
export function bodyOf({ title, command, what, lines, goals }: Section): string {
  return [
    `## ${title}`,
    '',
    what,
    '',
    `\`${command}\` · ${machineLine()}`,
    '',
    ...lines,
    '',
    ...goals.map(({ sentence, isMet }) => `- ${isMet ? sentence : `**${sentence}**`}`),
  ].join('\n');
}

/** What each bench wrote last, by its name. */
function readSections(page: PageName): Map<string, string> {
  const file = fileOf(page);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, ...parts] = written.split(/^<!-- (\w+) -->\n/m);
  const sections = new Map<string, string>();
  for (let place = 0; place < parts.length; place += 2)
    sections.set(parts[place] ?? '', (parts[place + 1] ?? '').trim());
  return sections;
}
