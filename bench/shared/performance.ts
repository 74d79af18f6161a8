import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Goal, judge } from './goals.ts';
import { machineLine, say } from './say.ts';

/** The order of the sections in docs/performance.md. */
const SECTIONS = [
  'way',
  'matching',
  'growth',
  'realtime',
  'rush',
  'load',
  'rolling',
  'failover',
  'faults',
  'start',
  'day',
] as const;
export type SectionName = (typeof SECTIONS)[number];

export type Section = {
  title: string;
  /** As typed: `npm run bench -- matching`. */
  command: string;
  /** What is measured, and how. */
  what: string;
  /** Lines of Markdown: tables (`tableOf`), a sentence where needed. */
  lines: readonly string[];
  goals: readonly Goal[];
};

const PAGE = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));
const HEAD = [
  '# Performance',
  '',
  'Each section is written by the command that it names; the command fails when a goal is missed. The figures belong to the commit that the section names:',
  'measure again before you compare them with the current code. Everything runs on loopback with invented members, so compare figures of one run only.',
  '« Load » is the load average at the end of a run: server, PostgreSQL and benchmark share the machine. `npm run bench -- lighthouse` and `oracle` print their',
  'figures and write nothing.',
];

/**
 * Prints a section, fails the run when a goal is missed, and writes the section to docs/performance.md.
 * @param isFull false for a run of smaller sizes, which leaves the page unchanged
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

/** Returns the section as Markdown. */
function bodyOf({ title, command, what, lines, goals }: Section): string {
  return [
    `## ${title}`,
    '',
    what,
    '',
    `\`${command}\` · commit ${readCommit()} · ${machineLine()}`,
    '',
    ...lines,
    '',
    ...goals.map(({ sentence, isMet }) => `- ${isMet ? sentence : `**${sentence}**`}`),
  ].join('\n');
}

function readCommit(): string {
  return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
}

/** Reads the sections of the page, by name. */
function readSections(): Map<string, string> {
  const [, ...parts] = readFileSync(PAGE, 'utf8').split(/^<!-- (\w+) -->\n/m);
  const sections = new Map<string, string>();
  for (let place = 0; place < parts.length; place += 2)
    sections.set(parts[place] ?? '', (parts[place + 1] ?? '').trim());
  return sections;
}
