import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../e2e/chromium.ts';
import { build } from './build.ts';
import { freePort, startSite } from './built-site.ts';

// Measures the public pages as a phone sees them (Lighthouse, simulated slow network, median of three runs) and ends
// with 1 when a bound is missed. Nothing leaves the machine.

type Bounded = { path: string; scriptBytes?: number };
/** `scriptBytes`: most JavaScript, compressed, that a page may fetch by itself. */
const PAGES: readonly Bounded[] = [
  { path: '/', scriptBytes: 120_000 },
  { path: '/landing/jeunes-adultes' },
  { path: '/blog' },
  { path: '/blog/preparer-premiere-rencontre', scriptBytes: 100_000 },
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LEAST_PERFORMANCE = 95;
const MOST_SHIFT = 0.001;
const RUNS = 3;
/** A page becomes live once it has arrived, and only then fetches its scripts. */
const REST_MS = 3000;

type Category = (typeof CATEGORIES)[number];
type Run = { scores: Record<Category, number>; lcpMs: number; tbtMs: number; shift: number; hosts: string[] };
type Row = Run & { path: string; scriptBytes: number; missed: string[] };

await build();
const site = await startSite();
const port = await freePort();
const { executablePath, args } = await findChromium('whole');
const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
const rows: Row[] = [];
try {
  for (const page of PAGES) rows.push(await measure(page));
} finally {
  await browser.close();
  await site.stop();
}
say(rows);
process.exitCode = rows.some(({ missed }) => missed.length > 0) ? 1 : 0;

async function measure({ path, scriptBytes: most = Number.POSITIVE_INFINITY }: Bounded): Promise<Row> {
  const runs: Run[] = [];
  for (let made = 0; made < RUNS; made += 1) runs.push(await runLighthouse(`${site.url}${path}`));
  const arrival = await visit(browser, `${site.url}${path}`);
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
    hosts: [...new Set([...runs.flatMap(({ hosts }) => hosts), ...arrival.hosts])],
    scriptBytes: arrival.scriptBytes,
  };
  return { ...row, missed: listMissed(row, most) };
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

/** What a page fetches by itself, as a browser counts it: without a gesture, until nothing moves. */
async function visit(opened: Browser, url: string): Promise<{ scriptBytes: number; hosts: string[] }> {
  const context = await opened.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(...foreignHost(request.url())));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(REST_MS);
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) =>
        entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.endsWith('.js')
          ? entry.encodedBodySize
          : 0,
      ),
  );
  await context.close();
  return { scriptBytes: sizes.reduce((sum, size) => sum + size, 0), hosts };
}

function foreignHost(address: string): string[] {
  const { protocol, origin, host } = new URL(address);
  return protocol.startsWith('http') && origin !== site.url ? [host] : [];
}

function listMissed({ scores, shift, scriptBytes, hosts }: Omit<Row, 'missed'>, most: number): string[] {
  const { performance, ...others } = scores;
  return [
    ...(performance >= LEAST_PERFORMANCE ? [] : [`performance ${performance} < ${LEAST_PERFORMANCE}`]),
    ...Object.entries(others).flatMap(([name, score]) => (score === 100 ? [] : [`${name} ${score} < 100`])),
    ...(shift <= MOST_SHIFT ? [] : [`CLS ${shift}`]),
    ...(scriptBytes > 0 && scriptBytes <= most
      ? []
      : [`${scriptBytes} octets de JavaScript, au plus ${most}`]),
    ...(hosts.length === 0 ? [] : [`demandes à ${hosts.join(', ')}`]),
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
    'JS (ko brotli)',
    'autres hôtes',
  ];
  const lines = measured.map(({ path, scores, lcpMs, tbtMs, shift, scriptBytes, hosts }) => [
    path,
    ...CATEGORIES.map((name) => String(scores[name])),
    `${(lcpMs / 1000).toFixed(2)} s`,
    `${Math.round(tbtMs)} ms`,
    shift.toFixed(3),
    (scriptBytes / 1000).toFixed(1),
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
