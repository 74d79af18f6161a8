import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Goal, judge } from './goals.ts';
import { machineLine, say } from './say.ts';

/** The order of the sections of docs/performance.md, whatever was measured first. */
const SECTIONS = [
  'way',
  'matching',
  'realtime',
  'rush',
  'load',
  'rolling',
  'failover',
  'start',
  'flat',
  'day',
] as const;
export type SectionName = (typeof SECTIONS)[number];

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

const PAGE = pathOf('performance.md');
const HEAD = [
  '# Performance',
  '',
  'Every section is written by the command that it names, which fails when a goal is missed. Loopback only, members are invented;',
  'compare figures of one run with each other rather than with those of another machine. « Load » is the average of the last minute',
  'as the run ended: what is measured, what measures and PostgreSQL share the machine.',
];

function pathOf(name: string): string {
  return fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));
}

/** Prints a section as `writeSection` does; after a full run it becomes a page of its own in docs/. */
export function writePage(name: string, section: Section, isFull: boolean): void {
  for (const line of ['', ...section.lines, '']) say(line);
  judge(section.goals);
  if (isFull) writeFileSync(pathOf(name), `${bodyOf(section).replace('##', '#')}\n`);
}

/**
 * Says one bench's tables, fails the run when a goal is missed, and puts the section into its place
 * in docs/performance.md.
 * @param isFull false for a run of smaller sizes, which leaves the page as it is
 */
export function writeSection(name: SectionName, section: Section, isFull = true): void {
  for (const line of ['', ...section.lines, '']) say(line);
  judge(section.goals);
  if (!isFull) return;
  const sections = readSections();
  sections.set(name, bodyOf(section));
  const bodies = SECTIONS.flatMap((one) => {
    const body = sections.get(one);
    return body ? [`<!-- ${one} -->`, body, ''] : [];
  });
  writeFileSync(PAGE, [...HEAD, '', ...bodies].join('\n'));
}

/** The section as Markdown. */
function bodyOf({ title, command, what, lines, goals }: Section): string {
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
function readSections(): Map<string, string> {
  const written = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const [, ...parts] = written.split(/^<!-- (\w+) -->\n/m);
  const sections = new Map<string, string>();
  for (let place = 0; place < parts.length; place += 2)
    sections.set(parts[place] ?? '', (parts[place + 1] ?? '').trim());
  return sections;
}
