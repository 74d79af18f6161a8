/** Mean radius in metres. */
export const EARTH_RADIUS = 6_371_000;
const CELL_DEGREES = 0.25;
const CELLS_PER_BAND = 360 / CELL_DEGREES;
/** Number of squares of 0.25° that cover the Earth, including both poles. */
export const CELLS = (180 / CELL_DEGREES + 1) * CELLS_PER_BAND;
const METRES_PER_DEGREE = (Math.PI * EARTH_RADIUS) / 180;

export type Place = { latitude: number; longitude: number };
/** Whole metres from the centre of the Earth: the same arithmetic, to the bit, in SQL and JavaScript. */
export type Point = { x: number; y: number; z: number };

/** @param place in degrees */
export function pointOf({ latitude, longitude }: Place): Point {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return {
    x: Math.round(EARTH_RADIUS * Math.cos(phi) * Math.cos(lambda)),
    y: Math.round(EARTH_RADIUS * Math.cos(phi) * Math.sin(lambda)),
    z: Math.round(EARTH_RADIUS * Math.sin(phi)),
  };
}

/** Returns the squared straight-line distance between two points, in m². */
export function chordSquared(a: Point, b: Point): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2;
}

/** Returns the squared straight-line distance, in m², for a ground distance in km. */
export function chordSquaredOfKm(km: number): number {
  return (2 * EARTH_RADIUS * Math.sin((km * 1000) / (2 * EARTH_RADIUS))) ** 2;
}

/** Returns the ground distance in km for a squared straight-line distance in m². */
export function kmOfChordSquared(squared: number): number {
  return (2 * EARTH_RADIUS * Math.asin(Math.sqrt(squared) / (2 * EARTH_RADIUS))) / 1000;
}

const bandOf = (latitude: number) => Math.floor((latitude + 90) / CELL_DEGREES);
const columnOf = (longitude: number) => Math.floor((longitude + 180) / CELL_DEGREES);

/** Returns the number of the 0.25° square of a place; squares of one band of latitude are consecutive. */
export function cellOf({ latitude, longitude }: Place): number {
  return bandOf(latitude) * CELLS_PER_BAND + columnOf(longitude);
}

export function cellCentre(cell: number): Place {
  const [band, column] = [Math.floor(cell / CELLS_PER_BAND), cell % CELLS_PER_BAND];
  return {
    latitude: (band + 0.5) * CELL_DEGREES - 90,
    longitude: (column + 0.5) * CELL_DEGREES - 180,
  };
}

/** Haversine of an angle in degrees. */
const haversine = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2;
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
/** Points are rounded to metres, so that a distance may be a little longer than the one compared. */
const ROUNDING_KM = 0.01;

/**
 * Returns the cells that cover every place within a distance.
 * @param km at most about 1,000: no French commune is near a pole or the 180th meridian
 */
export function cellsWithin({ latitude, longitude }: Place, km: number): number[] {
  const reach = ((km + ROUNDING_KM) * 1000) / METRES_PER_DEGREE;
  const cells: number[] = [];
  for (let band = bandOf(latitude - reach); band <= bandOf(latitude + reach); band += 1) {
    const south = band * CELL_DEGREES - 90;
    const north = south + CELL_DEGREES;
    const rest = haversine(reach) - haversine(Math.max(0, south - latitude, latitude - north));
    const narrowest = cosine(latitude) * Math.min(cosine(south), cosine(north));
    const east = (Math.asin(Math.min(1, Math.sqrt(Math.max(0, rest) / narrowest))) * 360) / Math.PI;
    for (let column = columnOf(longitude - east); column <= columnOf(longitude + east); column += 1)
      cells.push(band * CELLS_PER_BAND + column);
  }
  return cells;
}
