import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { startTemporaryPostgres, type TemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { type Section, type SectionName, writeSection } from './performance.ts';
import { machineLine, say } from './say.ts';

/** Registers a clean-up. Clean-ups run at the end in reverse order, also when the run fails or is interrupted. */
export type Defer = (cleanUp: () => Promise<unknown>) => void;

type Values = Readonly<Record<string, number | string>>;

type Bench<Sizes extends Values, Part extends string> = {
  /** The run ends automatically after this many minutes. */
  minutes: number;
  /** Defaults of the options (`--members 1000`); their types decide how the options are read. */
  options?: Sizes;
  /** Names of parts that can be run alone, as the first argument. */
  parts?: readonly Part[];
};

export type BenchRun<Sizes extends Values = Values, Part extends string = string> = {
  options: Sizes;
  /** The parts to run: the requested one, or all. */
  parts: readonly Part[];
  /** In terms of `performance.now()`: nothing new starts later. */
  endsAt: number;
  defer: Defer;
  /** Runs a part and then the clean-ups that it deferred. */
  scoped: <Result>(part: (defer: Defer) => Promise<Result>) => Promise<Result>;
  /**
   * Starts a PostgreSQL for this run on loopback.
   * @param settings by name
   */
  startPostgres: (settings?: Readonly<Record<string, string>>) => Promise<TemporaryPostgres>;
  /** Prints a section, fails the run on a missed goal, and updates docs/performance.md after a full run. */
  report: (name: SectionName, section: Section, isWhole?: boolean) => void;
};

/** Time reserved for the final check and for cleaning up. */
const LAST_MS = 60_000;
/** As on a dedicated machine; without it, writing a million members takes minutes. */
const ROOMY = { shared_buffers: '1GB', max_wal_size: '4GB', full_page_writes: 'off' };

/**
 * Runs one bench: parses its arguments, ends it in time, always cleans up, and exits with 1 when it fails, misses a
 * goal or takes too long.
 */
export async function bench<Sizes extends Values, Part extends string>(
  { minutes, options: defaults, parts = [] }: Bench<Sizes, Part>,
  body: (run: BenchRun<Sizes, Part>) => Promise<void>,
): Promise<void> {
  const { options, asked, isFull } = readArguments(defaults ?? ({} as Sizes), parts);
  const cleanUps: (() => Promise<unknown>)[] = [];
  const cleanUp = async (left = 0) => {
    while (cleanUps.length > left)
      await cleanUps
        .pop()?.()
        .catch((error) => say(inspect(error)));
  };
  let isStopping = false;
  const stopNow = (code: number) => {
    if (!isStopping) void cleanUp().finally(() => process.exit(code));
    isStopping = true;
  };
  // A terminal signals every process, and a parent repeats it: the second signal must not end the clean-up.
  process.on('SIGINT', () => stopNow(130));
  process.on('SIGTERM', () => stopNow(143));
  const late = setTimeout(() => {
    say(`The run takes longer than its ${minutes} minutes and is ended.`);
    stopNow(1);
  }, minutes * 60_000);
  const defer: Defer = (one) => cleanUps.push(one);
  say(machineLine());
  try {
    await body({
      options,
      parts: asked,
      endsAt: performance.now() + minutes * 60_000 - LAST_MS,
      defer,
      async scoped(part) {
        const before = cleanUps.length;
        try {
          return await part(defer);
        } finally {
          await cleanUp(before);
        }
      },
      async startPostgres(settings) {
        const postgres = await startTemporaryPostgres({ ...ROOMY, ...settings });
        if (!postgres) throw new Error('This machine has no PostgreSQL (Debian: apt-get install postgresql)');
        defer(() => postgres.stop());
        return postgres;
      },
      report: (name, section, isWhole = true) => writeSection(name, section, isFull && isWhole),
    });
  } catch (error) {
    process.exitCode = 1;
    say(inspect(error));
  } finally {
    clearTimeout(late);
    await cleanUp();
  }
}

/** Creates a folder for this run; traversable for PostgreSQL, which does not run as root. */
export function temporaryFolder(defer: Defer): string {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-bench-'));
  chmodSync(folder, 0o755);
  defer(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Reads the arguments; the run is full unless an option is below or different from its default.
 * @throws on an unknown option or part, or an invalid number
 */
function readArguments<Sizes extends Values, Part extends string>(defaults: Sizes, parts: readonly Part[]) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: 'string' as const }])),
  });
  const read = Object.entries(defaults).map(([name, usual]) => {
    const typed = values[name];
    if (typeof typed !== 'string') return [name, usual];
    if (typeof usual === 'string') return [name, typed];
    if (!Number.isFinite(Number(typed))) throw new Error(`--${name} takes a number`);
    return [name, Number(typed)];
  });
  const options: Sizes = Object.fromEntries(read);
  const asked = parts.filter((part) => positionals.length === 0 || positionals.includes(part));
  if (positionals.length > 0 && asked.length !== positionals.length)
    throw new Error(`There is no « ${positionals.join(' ')} »: one of ${parts.join(', ')}`);
  const isFull = Object.entries(defaults).every(([name, usual]) => {
    if (name === 'seed') return true;
    return typeof usual === 'number' ? Number(options[name]) >= usual : options[name] === usual;
  });
  return { options, asked, isFull };
}
