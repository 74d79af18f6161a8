import { markersIn } from '#testing/find-markers.ts';
import { readingsOf } from '#testing/readings.ts';

/**
 * In every text of every row of the one who is everywhere, with the name of its column; the second mark is in rows that
 * the rules of erasure keep without her.
 */
const OF_A_COLUMN = /zq(canari|preuve) ([a-z_]+\.[a-z_]+) \d/g;

/** What is searched for beside the marks of the fields: each under its name, made in the run. */
export type Secrets = Map<string, string>;

/**
 * The private fields that bytes tell, however they are written.
 * @param encoding of an answer, as its header names it
 */
export function marksIn(bytes: Buffer, secrets: Secrets, encoding?: string): string[] {
  const found = new Set<string>();
  for (const reading of readingsOf(bytes, encoding)) {
    for (const field of markersIn(reading)) found.add(field);
    for (const [, mark, column] of reading.toLowerCase().matchAll(OF_A_COLUMN))
      found.add(mark === 'preuve' ? `kept.${column}` : String(column));
    for (const [secret, name] of secrets) if (holds(reading, secret)) found.add(name);
  }
  return [...found].sort();
}

/** As a whole: one id may begin as another one. */
function holds(text: string, secret: string): boolean {
  for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1))
    if (!/[\w-]/.test(text.charAt(at - 1)) && !/\w/.test(text.charAt(at + secret.length))) return true;
  return false;
}
