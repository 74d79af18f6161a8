import { type SQL, sql } from 'drizzle-orm';
import { foldText } from '#lib/fold-text.ts';
import type { Database } from '#platform/database/client.ts';
import type { City } from '../contract.ts';
import { findPlaceNames, type PlaceName, shownWithPlace } from './place-names.ts';
import {
  arrondissementPrefix,
  type CityQuery,
  cityRank,
  parseCityQuery,
  spellingsOf,
  withDepartmentName,
} from './read-city-query.ts';

/** With the town centre used for distances, in degrees; never sent to a browser. */
export type LocatedCity = City & { latitude: number; longitude: number };

type CommuneRow = {
  code: string;
  name: string;
  folded: string;
  folded_bare: string;
  department: string;
  postal_codes: string;
  population: number;
  latitude: number;
  longitude: number;
  similarity: number;
};
/** A commune, and the alias by which it was found. */
type Found = CommuneRow & { place?: PlaceName };

const LISTED = 5;
/** Enough for all homonyms (fifteen at most) and the larger towns that may rank above them. */
const CANDIDATES = 40;
const NEARBY_DEGREES = 0.3;
const TYPO_MINIMUM_LENGTH = 4;
const SIMILARITY_WEIGHT = 8;
/** Population used to rank former communes and quarters, which have no census figure of their own. */
const PLACE_POPULATION = 3000;
const WHOLE_POSTAL_CODE = 5;

/**
 * Searches by prefix of the name or postal code, best first, including former communes, islands and quarters. Otherwise
 * returns look-alikes and communes with the postal code, marked as such. Empty for a text that is too short.
 */
export async function searchCities(db: Database, typed: string): Promise<LocatedCity[]> {
  const query = parseCityQuery(typed);
  if (!query) return [];
  const named = bestOf(await listNamed(db, query), query);
  const inDepartment = withDepartmentName(query);
  // « La Réunion » is a village of Lot-et-Garonne as well.
  const mayMeanMore = named.length === 0 || (inDepartment?.prefix === '' && isOverseas(inDepartment));
  const others = inDepartment && mayMeanMore ? await listNamed(db, inDepartment) : [];
  const known = new Set(named.map(({ code }) => code));
  const further = inDepartment ? bestOf(others, inDepartment).filter(({ code }) => !known.has(code)) : [];
  if (named.length + further.length > 0) return [...named, ...further].slice(0, LISTED);
  const alike = await listAlike(db, query);
  return bestOf(alike, query).map((city) => ({ ...city, lookAlike: true }));
}

const isOverseas = ({ departmentCode }: CityQuery) =>
  departmentCode?.startsWith('9') && departmentCode.length === 3;

function bestOf(rows: readonly Found[], query: CityQuery): LocatedCity[] {
  const rank = (row: Found) => cityRank(rankedAs(row), query) + SIMILARITY_WEIGHT * row.similarity;
  return rows
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, LISTED)
    .map((row) => cityOf(row, query.postalPrefix));
}

function rankedAs(row: Found) {
  if (!row.place) return row;
  const { folded, bare, codes } = row.place;
  const population = PLACE_POPULATION - codes.indexOf(row.code);
  return { folded, folded_bare: bare, population };
}

async function listNamed(db: Database, query: CityQuery): Promise<Found[]> {
  const communes = await listByPrefix(db, query);
  const found = new Map<string, Found>(communes.map((row) => [row.code, row]));
  const places = findPlaceNames(query);
  if (places.length === 0) return communes;
  const codes = sql.param(places.flatMap((place) => place.codes));
  const conditions = [sql`code = ANY(${codes}::text[])`, ...numberConditions(query)];
  const there = await listCommunes(db, sql.join(conditions, sql` AND `), sql`population DESC, code`);
  for (const row of there) {
    const place = places.find((one) => one.codes.includes(row.code));
    if (place && !found.has(row.code)) found.set(row.code, { ...row, place });
  }
  return [...found.values()];
}

async function listAlike(db: Database, query: CityQuery): Promise<Found[]> {
  if (query.prefix.length < TYPO_MINIMUM_LENGTH) return [];
  const alike = await listByLikeness(db, query);
  if (alike.length > 0 || query.postalPrefix?.length !== WHOLE_POSTAL_CODE) return alike;
  return listByPrefix(db, { prefix: '', postalPrefix: query.postalPrefix });
}

/** Finds a city with its coordinates. @param code INSEE code of a commune or arrondissement */
export async function findCity(db: Database, code: string): Promise<LocatedCity | undefined> {
  const [row] = await listCommunes(db, sql`code = ${code}`, sql`code`);
  return row && cityOf(row);
}

/**
 * Finds the commune of a place within 30 km: by the names in the place, in order, because a neighbour’s centre may be
 * nearer; otherwise by the nearest centre. Degrees.
 * @param name such as « Fourvière, Lyon »
 */
export async function findCityOfPlace(
  db: Database,
  { name, latitude, longitude }: { name: string; latitude: number; longitude: number },
): Promise<LocatedCity | undefined> {
  const near = sql`latitude BETWEEN ${latitude - NEARBY_DEGREES} AND ${latitude + NEARBY_DEGREES}
    AND longitude BETWEEN ${longitude - NEARBY_DEGREES} AND ${longitude + NEARBY_DEGREES}`;
  const east = Math.cos((latitude * Math.PI) / 180);
  const distance = sql`(latitude - ${latitude}) ^ 2 + ((longitude - ${longitude}) * ${east}::float8) ^ 2`;
  const names = sql.param(name.split(',').map(foldText));
  const byName = sql`array_position(${names}::text[], folded)`;
  const [row] = await listCommunes(db, near, sql`${byName}, ${distance}, code`);
  return row && cityOf(row);
}

function listByPrefix(db: Database, query: CityQuery): Promise<CommuneRow[]> {
  const conditions = numberConditions(query);
  const spellings = spellingsOf(query.prefix);
  // No escaping needed: folded text contains no wildcard.
  if (query.arrondissement) {
    const name = `${arrondissementPrefix(query.prefix, query.arrondissement)}%`;
    conditions.push(sql`folded LIKE ${name}`);
  } else if (query.prefix) {
    const beginnings = spellings.map((one) => `${one}%`);
    const begins = beginnings.map((one) => sql`folded LIKE ${one} OR folded_bare LIKE ${one}`);
    conditions.push(sql`(${sql.join(begins, sql` OR `)})`);
  }
  return listCommunes(
    db,
    sql.join(conditions, sql` AND `),
    sql`(folded = ANY(${sql.param(spellings)}::text[]) OR folded_bare = ANY(${sql.param(spellings)}::text[])) DESC,
      population DESC, code`,
  );
}

function listByLikeness(db: Database, query: CityQuery): Promise<CommuneRow[]> {
  const conditions = [sql`folded % ${query.prefix}`, ...numberConditions(query)];
  // Four thousand names start with « saint »: without this filter the trigram search would compare them all.
  if (query.prefix.startsWith('saint')) conditions.push(sql`folded LIKE 'saint%'`);
  const similarity = sql`similarity(folded, ${query.prefix})`;
  return listCommunes(
    db,
    sql.join(conditions, sql` AND `),
    sql`similarity DESC, population DESC, code`,
    similarity,
  );
}

function numberConditions({ postalPrefix, departmentCode }: CityQuery): SQL[] {
  const conditions: SQL[] = [];
  if (postalPrefix) conditions.push(sql`postal_codes LIKE ${`% ${postalPrefix}%`}`);
  if (departmentCode) conditions.push(sql`department_code = ${departmentCode}`);
  return conditions;
}

async function listCommunes(
  db: Database,
  condition: SQL,
  order: SQL,
  similarity = sql`0::real`,
): Promise<CommuneRow[]> {
  const result = await db.execute<CommuneRow>(sql`
    SELECT code, name, folded, folded_bare, department, postal_codes, population, latitude, longitude,
      ${similarity} AS similarity
    FROM communes WHERE ${condition} ORDER BY ${order} LIMIT ${CANDIDATES}`);
  return result.rows;
}

function cityOf(row: Found, postalPrefix = ''): LocatedCity {
  const codes = row.postal_codes.trim().split(' ');
  const postalCode = codes.find((code) => code.startsWith(postalPrefix)) ?? codes[0] ?? '';
  const { code, name, department, latitude, longitude } = row;
  const alias = row.place && { alias: shownWithPlace(row.place, name) };
  return { code, name, department, postalCode, latitude, longitude, ...alias };
}
