import { atLeast, atMost } from '../shared/goals.ts';
import { writeSection } from '../shared/performance.ts';
import { inMs, quantilesOf } from '../shared/quantiles.ts';
import { say } from '../shared/say.ts';
import { tableOf } from '../shared/table.ts';
import { BEFORE, pressesBefore } from './before.ts';
import type { Tally } from './keyboard.ts';

type Played = { minutes: number; threads: number; cases: number; appointments: number };
type Outcome = Played & { mails: number; again: number; mice: number };
type Line = { kind: string; count: number; before: number | undefined; now: number };

const HALF = 0.5;
const PARTS = ['conversation', 'case', 'appointment'];
const WHERE_NOT_HALF = [
  'Half is not reached by every kind. Own words, a note and an appeal keep one press to begin, one to write and one to send.',
  'A dismissed report keeps its second press, as a mail may leave to the person who reported. Two presses of a suspension',
  'uncover, one after the other, the words of a grave case; its days are a key. A photo that is right took one key before',
  'too: the other press was the one that brought the rest of it into sight. Without that press, all cases together take',
  '0.52 of before.',
].join('\n');
const WANTED = { threads: 200, cases: 40, appointments: 20 };

export function reportDay({ presses, times, errors }: Tally, outcome: Outcome): void {
  for (const error of errors) say(`Error: ${error}`);
  const lines = [...presses].map(([kind, each]): Line => {
    const { max: now, count } = quantilesOf(each);
    return { kind, count, before: pressesBefore(kind), now };
  });
  const { minutes, threads, cases, appointments, mails, again, mice } = outcome;
  const is = (what: string, measured: number, bound: number) =>
    atLeast({ what, measured, bound, unit: 'as wanted' });
  const none = (what: string, measured: number) => atMost({ what, measured, bound: 0, unit: 'times' });
  writeSection('day', {
    title: 'A day at the desk',
    command: 'npm run bench -- desk-day',
    what: [
      'Three colleagues at once, each in a window of 1440 × 900, with 10,000 earlier conversations and 5,000 earlier cases:',
      'Nadia has 200 waiting conversations, Marc 40 cases, Solène 20 appointments of the day. They have no mouse. A press is',
      'a key with its modifiers, or a text typed in one go. « Before » is read in the code of 10daea9a, at best; a dash is',
      `what it could not do. The whole day took ${minutes.toFixed(1)} minutes, and ${mails} mails.`,
    ].join('\n'),
    lines: [
      ...tableOf(
        ['presses', 'times', 'before', 'now'],
        lines.map(({ kind, count, before, now }) => [kind, `${count}`, `${before ?? '–'}`, `${now}`]),
      ),
      '',
      ...tableOf(
        ['from the last press, ms', 'times', 'median', '95th percentile'],
        [...times].map(([step, each]) => {
          const { count, p50, p95 } = quantilesOf(each);
          return [step, `${count}`, inMs(p50), inMs(p95)];
        }),
      ),
      '',
      'Before, press by press:',
      ...Object.entries(BEFORE).map(([kind, way]) => `- ${kind}: ${way}`),
      '',
      WHERE_NOT_HALF,
    ],
    goals: [
      ...PARTS.map((part) =>
        atMost({ what: `presses, ${part}s`, measured: shareOf(lines, part), bound: HALF, unit: 'of before' }),
      ),
      is('conversations', threads, WANTED.threads),
      is('cases', cases, WANTED.cases),
      is('appointments', appointments, WANTED.appointments),
      none('mails that left twice', again),
      none('a mouse was used', mice),
      none('errors', errors.length),
    ],
  });
}

/** Of the presses of before, over what could be done then. */
function shareOf(lines: readonly Line[], part: string): number {
  const known = lines.filter(({ kind, before }) => before !== undefined && kind.startsWith(`${part}, `));
  const sum = (of: (line: Line) => number) => known.reduce((all, line) => all + line.count * of(line), 0);
  return sum(({ now }) => now) / sum(({ before = 0 }) => before);
}
