import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../e2e/chromium.ts';
import { scrollToEnd } from '../e2e/scroll-to-end.ts';
import { PUBLIC_PATHS } from '../src/lib/paths.ts';
import { build } from '../scripts/build.ts';
import { freePort, startSite } from '../scripts/built-site.ts';

// Measures the public pages as a phone sees them (Lighthouse, simulated slow network; the median of five runs where a
// score is promised) and ends with 1 when a bound is missed. Nothing leaves the machine. Pages may be named:
// `npm run bench -- lighthouse / /contact`.

type Bounded = { path: string; leastPerformance: number; runs: number };
const ARTICLE = '/blog/preparer-premiere-rencontre';
/** Not for search engines, which is what a score for them would blame. */
const HIDDEN: readonly string[] = ['/cookies'];
const PAGES: readonly Bounded[] = [
  { path: '/', leastPerformance: 98, runs: 5 },
  { path: ARTICLE, leastPerformance: 100, runs: 5 },
  ...PUBLIC_PATHS.filter((path) => path !== '/' && !HIDDEN.includes(path)).map((path) => ({
    path,
    leastPerformance: 95,
    runs: 1,
  })),
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MOST_SHIFT = 0.001;

type Category = (typeof CATEGORIES)[number];
type Run = { scores: Record<Category, number>; lcpMs: number; tbtMs: number; shift: number; hosts: string[] };
type Row = Run & { path: string; missed: string[] };

await build();
const site = await startSite();
const port = await freePort();
const { executablePath, args } = await findChromium('whole');
const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
const rows: Row[] = [];
const asked = process.argv.slice(2);
try {
  // A browser that has just started is busy with itself.
  await runLighthouse(`${site.url}/charte`);
  for (const page of PAGES) {
    if (asked.length === 0 || asked.includes(page.path)) rows.push(await measure(page));
  }
} finally {
  await browser.close();
  await site.stop();
}
say(rows);
process.exitCode = rows.some(({ missed }) => missed.length > 0) ? 1 : 0;

async function measure({ path, leastPerformance, runs: wanted }: Bounded): Promise<Row> {
  const runs: Run[] = [];
  for (let made = 0; made < wanted; made += 1) runs.push(await runLighthouse(`${site.url}${path}`));
  const hosts = await hostsAsked(browser, `${site.url}${path}`);
  const of = (value: (run: Run) => number) => median(runs.map(value));
  const row = {
    path,
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      'best-practices': of(({ scores }) => scores['best-practices']),
      seo: of(({ scores }) => scores.seo),
    },
    lcpMs: of(({ lcpMs }) => lcpMs),
    tbtMs: of(({ tbtMs }) => tbtMs),
    shift: of(({ shift }) => shift),
    hosts: [...new Set([...runs.flatMap(({ hosts }) => hosts), ...hosts])],
  };
  return { ...row, missed: listMissed(row, leastPerformance) };
}

/** A trace that the browser did not write is asked for again, once. */
async function runLighthouse(url: string, tries = 2): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result || result.lhr.runtimeError) {
    if (tries > 1) return runLighthouse(url, tries - 1);
    throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories } = result.lhr;
  const score = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  for (const name of CATEGORIES) {
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id];
      if (name !== 'performance' && weight > 0 && audit?.score === 0) {
        process.stderr.write(`${new URL(url).pathname}, ${name}: ${audit.title}\n`);
      }
    }
  }
  const requests = audits['network-requests']?.details;
  const items = requests?.type === 'table' ? requests.items : [];
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    hosts: items.flatMap((item) => foreignHost(String(item.url))),
  };
}

/** Returns the other hosts that a page requests, also after a key, a click and a scroll to its end. */
async function hostsAsked(opened: Browser, url: string): Promise<string[]> {
  const context = await opened.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(...foreignHost(request.url())));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await page.mouse.click(1, 300);
  await scrollToEnd(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return hosts;
}

function foreignHost(address: string): string[] {
  const { protocol, origin, host } = new URL(address);
  return protocol.startsWith('http') && origin !== site.url ? [host] : [];
}

function listMissed(row: Omit<Row, 'missed'>, leastPerformance: number): string[] {
  const { performance, ...others } = row.scores;
  return [
    ...(performance >= leastPerformance ? [] : [`performance ${performance} < ${leastPerformance}`]),
    ...Object.entries(others).flatMap(([name, score]) => (score === 100 ? [] : [`${name} ${score} < 100`])),
    ...(row.shift <= MOST_SHIFT ? [] : [`CLS ${row.shift}`]),
    ...(row.hosts.length === 0 ? [] : [`demandes à ${row.hosts.join(', ')}`]),
  ];
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function say(measured: readonly Row[]): void {
  const head = [
    'page',
    'perf.',
    'access.',
    'pratiques',
    'SEO',
    'LCP',
    'TBT',
    'CLS',
    'autres hôtes',
  ];
  const lines = measured.map(({ path, scores, lcpMs, tbtMs, shift, hosts }) => [
    path,
    ...CATEGORIES.map((name) => String(scores[name])),
    `${(lcpMs / 1000).toFixed(2)} s`,
    `${Math.round(tbtMs)} ms`,
    shift.toFixed(3),
    String(hosts.length),
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const drawn = [head, widths.map((width) => '-'.repeat(width)), ...lines].map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  process.stdout.write(`\n${drawn.join('\n')}\n`);
  for (const { path, missed } of measured) {
    for (const reason of missed) process.stdout.write(`✗ ${path} : ${reason}\n`);
  }
}
