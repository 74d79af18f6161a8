import { existsSync, readFileSync } from 'node:fs';

/** A line of a table of proofs: its number or numbers, the cells after, and what its proofs name. */
export interface ProofRow {
  id: string;
  cells: string[];
  proofs: string[];
}

/** The rows of the tables of a document whose first cell begins as `first` says. */
export function readRows(file: string, first: RegExp): ProofRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2).replace(/ \|$/, '').split(' | '))
    .filter(([id = '']) => first.test(id))
    .map(([id = '', ...cells]) => ({
      id,
      cells,
      proofs: cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, proof = '']) => proof)),
    }));
}

const FILE = /^(src|e2e|bench|scripts|deploy|docs|migrations|content)\/[\w./-]+\.\w+$/;
const COMMAND = /^npm run (bench|check) -- (\S+)/;

/** Why a proof proves nothing: its file, its title or its command is gone. Nothing for what names none of them. */
export function findFault(proof: string): string | undefined {
  const [, command, name] = COMMAND.exec(proof) ?? [];
  if (command === 'bench')
    return existsSync(`bench/${name}.ts`) ? undefined : `${proof}: no such measurement`;
  const [file = '', title] = proof.split(' › ');
  if (!FILE.test(file)) return undefined;
  if (!existsSync(file)) return `${file} is gone`;
  if (title !== undefined && !readFileSync(file, 'utf8').includes(title))
    return `${file} has no « ${title} »`;
  return undefined;
}

/** Whether a proof is a test, a file of tests, or a command, and not just a name in code style. */
export function isProof(proof: string): boolean {
  return proof.includes(' › ') || proof.startsWith('npm ') || FILE.test(proof.split(' › ')[0] ?? '');
}
