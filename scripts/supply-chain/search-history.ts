import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findSecrets } from './find-secrets.ts';

const LOG = 'log --all --patch --unified=0 --no-color --no-ext-diff --no-textconv --format=commit=%H'.split(
  ' ',
);

/** Reviewed: invented secrets of tests, by the commit that added them. */
const INVENTED = [
  'a0bf8f2f55daa2f53c686310beb9bed5b80b35dd src/platform/photo-store.test.ts named secret',
  'c61542c975f9945799e30e99a4813f1d4de48358 src/platform/unsafe-production.test.ts named secret',
];

/** Secrets in any line that a commit ever added: a clone still holds lines that were removed since. */
export async function searchHistory(folder = '.'): Promise<string[]> {
  const git = spawn('git', LOG, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(git, 'close');
  const found = new Set<string>();
  let commit = '';
  let file = '';
  let added: string[] = [];
  const search = () => {
    for (const { what } of findSecrets(added.join('\n'))) found.add(`${commit} ${file} ${what}`);
    added = [];
  };
  for await (const line of createInterface({ input: git.stdout, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.startsWith('commit=') || line.startsWith('diff --git ')) search();
    if (line.startsWith('commit=')) commit = line.slice('commit='.length);
    else if (line.startsWith('+++ ')) file = line.replace(/^\+\+\+ (b\/)?/, '');
    else if (line.startsWith('+')) added.push(line.slice(1));
  }
  search();
  const [code] = await ended;
  if (code !== 0) throw new Error(`git log s’est arrêté avec ${code}`);
  return [...found].filter((one) => !INVENTED.includes(one));
}
