// Measures the public pages on a simulated phone (Lighthouse, simulated slow network; the median of five runs where a
// score is guaranteed). Nothing leaves the machine. Pages may be named: npm run bench -- lighthouse / /contact
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../e2e/chromium.ts';
import { build } from '../scripts/build.ts';
import { freePort, startSite } from '../scripts/built-site.ts';
import { PUBLIC_PATHS } from '../src/lib/paths.ts';
import { atLeast, atMost, judge } from './shared/goals.ts';
import { quantilesOf, tableOf } from './shared/figures.ts';
import { bench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';

const MINUTES = 15;
const ARTICLE = '/blog/preparer-premiere-rencontre';
/** Hidden from search engines, which their SEO score would penalise. */
const HIDDEN: readonly string[] = ['/cookies'];
const OTHERS = PUBLIC_PATHS.filter((path) => path !== '/' && !HIDDEN.includes(path));
const PAGES: readonly { path: string; leastPerformance: number; runs: number }[] = [
  { path: '/', leastPerformance: 98, runs: 5 },
  { path: ARTICLE, leastPerformance: 100, runs: 5 },
  ...OTHERS.map((path) => ({ path, leastPerformance: 95, runs: 1 })),
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;
const MOST_SHIFT = 0.001;

/** Scores by category (of 100), and metrics by audit. */
type Run = Record<(typeof CATEGORIES)[number] | (typeof METRICS)[number], number>;

await bench({ minutes: MINUTES, parts: PAGES.map(({ path }) => path) }, async ({ parts, defer }) => {
  await build();
  const site = await startSite();
  defer(() => site.stop());
  const port = await freePort();
  const { executablePath, args } = await findChromium('whole');
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  defer(() => browser.close());
  // Warm-up: a browser that has just started is busy with itself.
  await runLighthouse(`${site.url}/charte`, port);
  const rows: string[][] = [];
  const goals = [];
  for (const { path, leastPerformance, runs: wanted } of PAGES.filter((page) => parts.includes(page.path))) {
    const runs: Run[] = [];
    while (runs.length < wanted) runs.push(await runLighthouse(`${site.url}${path}`, port));
    const middle = (name: keyof Run) => quantilesOf(runs.map((run) => run[name])).p50;
    const [paint, blocked, shift] = METRICS.map(middle);
    const scores = CATEGORIES.map((name) => middle(name));
    rows.push([
      path,
      ...scores.map(String),
      `${((paint ?? 0) / 1000).toFixed(2)}`,
      `${blocked?.toFixed(0)}`,
      `${shift?.toFixed(3)}`,
    ]);
    for (const name of CATEGORIES) {
      const bound = name === 'performance' ? leastPerformance : 100;
      goals.push(atLeast(`${path}, ${name}`, middle(name), bound, 'points'));
    }
    goals.push(atMost(`${path}, CLS`, shift ?? Number.NaN, MOST_SHIFT, ''));
  }
  for (const line of tableOf(['page', ...CATEGORIES, 'LCP s', 'TBT ms', 'CLS'], rows)) say(line);
  judge(goals);
});

/** Retries once when the browser did not write a trace. */
async function runLighthouse(url: string, port: number, tries = 2): Promise<Run> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result || result.lhr.runtimeError) {
    if (tries > 1) return runLighthouse(url, port, tries - 1);
    throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories } = result.lhr;
  for (const name of CATEGORIES)
    for (const { id, weight } of categories[name]?.auditRefs ?? [])
      if (name !== 'performance' && weight > 0 && audits[id]?.score === 0)
        say(`${new URL(url).pathname}, ${name}: ${audits[id].title}`);
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const metrics = METRICS.map((name) => [name, audits[name]?.numericValue ?? Number.NaN]);
  return Object.fromEntries([...scores, ...metrics]);
}
