import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { THEME_COLORS } from './page/document-meta.tsx';

type Palette = Record<string, string>;

const CSS = readFileSync('src/ui/app.css', 'utf8');

/** Returns the colours declared by the first block after `opening`. */
function paletteOf(opening: string): Palette {
  const start = CSS.indexOf(opening);
  expect(start, opening).toBeGreaterThan(0);
  const block = CSS.slice(start, CSS.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+): (#\w+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const day = paletteOf('@theme {');
const night = { ...day, ...paletteOf('(prefers-color-scheme: dark) {\n  :root {') };
const byDay = paletteOf('@utility by-day {');
const schemes = { light: day, dark: night, 'by day in the dark': { ...night, ...byDay } };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(palette: Palette, over: string, under: string): number {
  const [first, second] = [over, under].map((name) => {
    const colour = palette[name];
    if (!colour) throw new Error(`${name} is no colour`);
    return luminance(colour);
  });
  const [darker = 0, lighter = 0] = [first ?? 0, second ?? 0].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the pairs below the minimum, with their contrast. */
function tooWeak(palette: Palette, pairs: Iterable<readonly [string, string]>, least: number): string[] {
  return [...pairs]
    .filter(([over, under]) => contrast(palette, over, under) < least)
    .map(([over, under]) => `${over} on ${under}: ${contrast(palette, over, under).toFixed(2)}`);
}

const pairs = (overs: string[], unders: string[]) =>
  overs.flatMap((over) => unders.map((under) => [over, under] as const));

const PAGES = ['papier', 'lin', 'carte'];
const TINTS = ['rosee', 'lavande', 'sauge-100', 'abricot-100'];

/** Text inherits its colour: these pairs occur without a class list that names both. */
describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  const palette = schemes[scheme];

  test('body text has a contrast of at least 7 on all surfaces, secondary text and actions 4.5', () => {
    expect(tooWeak(palette, pairs(['encre'], [...PAGES, ...TINTS, 'danger-100', 'danger-50']), 7)).toEqual(
      [],
    );
    expect(tooWeak(palette, pairs(['encre-2', 'prune', 'prune-hover'], [...PAGES, ...TINTS]), 4.5)).toEqual(
      [],
    );
    expect(tooWeak(palette, pairs(['sauge'], [...PAGES, 'sauge-100', 'abricot-100']), 4.5)).toEqual([]);
    expect(tooWeak(palette, pairs(['danger'], [...PAGES, 'danger-100', 'danger-50']), 4.5)).toEqual([]);
  });

  test('field borders and filled shapes contrast by 3 with their surroundings', () => {
    expect(tooWeak(palette, pairs(['bord', 'prune', 'sauge', 'danger'], PAGES), 3)).toEqual([]);
    // The ring and the bars of a score, on their card.
    expect(tooWeak(palette, pairs(['bord'], ['lavande']), 3)).toEqual([]);
    expect(tooWeak(palette, pairs(['abricot-700'], ['carte']), 3)).toEqual([]);
  });
});

const COLOUR = /(?<![\w-])((?:[\w-]+(?:\([^)\s]*\))?:)*)(bg|text)-([a-z]+(?:-\d+)?)!?(?![\w/-])/g;

/** Returns the text and background colours that one class list sets together, including variants such as `hover:`. */
function pairsOf(classes: string): [string, string][] {
  const found = { bg: new Map<string, string>(), text: new Map<string, string>() };
  for (const [, variant = '', kind, name = ''] of classes.matchAll(COLOUR))
    if (name in day && (kind === 'bg' || kind === 'text')) found[kind].set(variant, name);
  return [...new Set([...found.bg.keys(), ...found.text.keys()])].flatMap((variant) => {
    const over = found.text.get(variant) ?? found.text.get('');
    const under = found.bg.get(variant) ?? found.bg.get('');
    return over && under ? [[over, under] as [string, string]] : [];
  });
}

test('class lists with text and background contrast by 4.5, in both schemes and with `by-day`', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.{ts,tsx}'] });
  const lists = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/(["'`])[^"'`\n]*\bbg-[^"'`\n]*\1/g) ?? [],
  );
  const [daylight, follows] = [true, false].map((fixed) =>
    lists.filter((list) => /\bby-day\b/.test(list) === fixed).flatMap(pairsOf),
  );
  expect(follows?.length).toBeGreaterThan(50);
  expect(daylight?.length).toBeGreaterThan(4);
  for (const palette of [day, night]) expect(tooWeak(palette, follows ?? [], 4.5)).toEqual([]);
  expect(tooWeak(schemes['by day in the dark'], daylight ?? [], 4.5)).toEqual([]);
});

test('`by-day` restores every colour that the dark scheme changes', () => {
  const changed = Object.keys(day).filter((name) => name !== 'nuit' && day[name] !== night[name]);
  expect(byDay).toEqual(Object.fromEntries(changed.map((name) => [name, day[name]])));
});

test('the browser’s theme colours match the page background', () => {
  expect(THEME_COLORS).toEqual({ light: day.papier, dark: night.papier });
});

test('white text on a picture has a contrast of at least 4.5 from its first line on, even over white', () => {
  const rule = CSS.slice(CSS.indexOf('@utility text-on-picture {'));
  const [padding] = /(?<=padding-top: )\d+px/.exec(rule) ?? [];
  const [share, from] = /(\d+)%, transparent\) (\d+px)/.exec(rule)?.slice(1) ?? [];
  expect(from).toBe(padding);
  const dusk = Number(share) / 100;
  for (const { nuit = '' } of [day, { ...night, ...byDay }]) {
    const under = [1, 3, 5].map(
      (at) => Number.parseInt(nuit.slice(at, at + 2), 16) * dusk + 255 * (1 - dusk),
    );
    const colour = `#${under.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
    expect(contrast({ white: '#ffffff', colour }, 'white', 'colour')).toBeGreaterThanOrEqual(4.5);
  }
});

/** White stays white in the dark scheme: a surface is `carte`, text on a filled button `reserve`. */
test('white text only occurs on backgrounds that are dark in both schemes', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.{ts,tsx}'] });
  const whites = files.filter((file) =>
    (readFileSync(file, 'utf8').match(/(["'`])[^"'`\n]*\b(?:bg|text)-white\b(?!\/)[^"'`\n]*\1/g) ?? []).some(
      (list) => !/\bby-day\b|\bbg-nuit\b/.test(list),
    ),
  );
  expect(whites).toEqual([]);
});
