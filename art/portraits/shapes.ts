/** A point of the drawing: x to the right, y down, origin between the eyes. */
export type Point = readonly [x: number, y: number];

/** Points as a text, « x y, x y »: a drawing stays on few lines. */
export type Points = string | readonly Point[];

export function pointsOf(points: Points): readonly Point[] {
  return typeof points === 'string' ? rows(points).map(([x = 0, y = 0]): Point => [x, y]) : points;
}

/** Numbers as a text, « 1 2 3, 4 5 6 ». */
export function rows(text: string): number[][] {
  return text.split(',').map((row) => row.trim().split(/\s+/).map(Number));
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A smooth closed curve through the points; a point written twice is a corner. */
export function blob(outline: Points): string {
  const points = pointsOf(outline);
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];
  const [x, y] = at(0);
  const curves = points.map((start, index) => {
    const end = at(index + 1);
    if (same(start, end)) return '';
    const [before, after] = [at(index - 1), at(index + 2)];
    const from = same(before, start) ? start : bend(start, before, end, 1);
    const to = same(after, end) ? end : bend(end, start, after, -1);
    return `C${round(from[0])} ${round(from[1])} ${round(to[0])} ${round(to[1])} ${end[0]} ${end[1]}`;
  });
  return `M${x} ${y}${curves.join('')}Z`;
}

function bend([x, y]: Point, before: Point, after: Point, sense: 1 | -1): Point {
  return [x + (sense * (after[0] - before[0])) / 6, y + (sense * (after[1] - before[1])) / 6];
}

/** A closed shape with straight sides. */
export function polygon(points: Points): string {
  return `M${pointsOf(points)
    .map(([x, y]) => `${round(x)} ${round(y)}`)
    .join('L')}Z`;
}

export function fill(d: string, color: string, opacity = 1): string {
  return `<path fill="${color}" d="${d}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

export function line(d: string, color: string, width: number, opacity = 1): string {
  const seen = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${seen}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, color: string, opacity = 1): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

export function box(x: number, y: number, width: number, height: number, color: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"${radius ? ` rx="${radius}"` : ''}/>`;
}

export function group(inner: string, transform: string): string {
  return `<g transform="${transform}">${inner}</g>`;
}

/** What is drawn, but only inside the shape. The name comes from the shape: the same shape is the same mask. */
export function inside(d: string, inner: string): string {
  let sum = 0;
  for (const letter of d) sum = (sum * 31 + letter.charCodeAt(0)) % 2_147_483_647;
  const id = `s${sum.toString(36)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/** A shape with what lies on it. */
export function mass(d: string, color: string, inner = ''): string {
  return fill(d, color) + (inner && inside(d, inner));
}

/** Round curls along an arc of an ellipse, from one angle to another (degrees, 0 = right, clockwise). */
export function curlsAlong({ x, y, rx, ry, from, to, count }: Arc, radius: number, color: string): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / Math.max(1, count - 1)) * Math.PI) / 180;
    const size = radius * (1 + 0.18 * Math.sin(index * 2.4));
    return `<circle cx="${round(x + rx * Math.cos(angle))}" cy="${round(y + ry * Math.sin(angle))}" r="${round(size)}" fill="${color}"/>`;
  }).join('');
}

export interface Arc {
  x: number;
  y: number;
  rx: number;
  ry: number;
  from: number;
  to: number;
  count: number;
}
