import { foldText } from '../fold-text.ts';

export type FullName = { first_name: string; last_name: string };

/** Minimum length of a family name, so that it is not a short word. */
const SHORTEST = 3;

/**
 * Whether a text contains the writer's family name: certain next to the first name; alone it may be a town or a colour,
 * so it is doubtful, and only with a capital within a sentence.
 */
export function findSurname(
  text: string,
  { first_name, last_name }: FullName,
): 'surname' | 'doubtful' | undefined {
  const [first, last] = [foldText(first_name), foldText(last_name)];
  if (last.length < SHORTEST || first === last) return undefined;
  const folded = ` ${foldText(text)} `;
  if (folded.includes(` ${first} ${last} `) || folded.includes(` ${last} ${first} `)) return 'surname';
  const capitals = [...text.matchAll(/(?<=[\p{L},] )\p{Lu}[\p{L}'’-]{1,60}/gu)];
  return capitals.some(([word]) => foldText(word) === last) ? 'doubtful' : undefined;
}

/** « Claire Martin » in the first-name field, when the family name is Martin. */
export function endsInSurname(firstName: string, lastName: string): boolean {
  const words = foldText(firstName).split(' ');
  return (
    /\s/.test(firstName.trim()) &&
    words.length > 1 &&
    ` ${words.slice(1).join(' ')} `.endsWith(` ${foldText(lastName)} `)
  );
}
