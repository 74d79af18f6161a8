import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { CommandError, run } from './run.ts';
import { readLockfile } from './supply-chain/lockfile.ts';
import { addToChangelog, describeChanges } from './update/describe-changes.ts';
import { findCulprits } from './update/find-culprits.ts';
import { listRaises, type Raise } from './update/list-raises.ts';

/**
 * Raises every direct dependency to its newest patch or minor version, exactly pinned, runs the checks and the tests,
 * and writes the changes into CHANGELOG.md. When they fail, reverts everything and names the packages that fail. With
 * names, raises only those packages.
 */
const CHANGELOG = 'CHANGELOG.md';
const MANIFESTS = ['package.json', 'package-lock.json'];

const before = new Map(MANIFESTS.map((file) => [file, readFileSync(file, 'utf8')]));
const packagesBefore = readLockfile();

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function putBack(): void {
  for (const [file, text] of before) writeFileSync(file, text);
}

/** Whether the checks and the tests pass with some of the raises; the next command installs the lockfile's versions. */
async function holds(raises: readonly Raise[]): Promise<boolean> {
  putBack();
  const wanted = raises.map(({ name, to }) => `${name}@${to}`);
  try {
    await run('npm', ['install', '--package-lock-only', '--save-exact', '--loglevel=error', ...wanted], {
      quiet: true,
    });
    await run('node', ['scripts/complete-lockfile.mjs'], { quiet: true });
    await run('npm', ['run', 'check'], { quiet: true });
    await run('npm', ['test'], { quiet: true });
    say(`✓ ${wanted.join(' ') || 'sans rien monter'}`);
    return true;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    say(`✗ ${wanted.join(' ') || 'sans rien monter'}\n${error.message}`);
    return false;
  }
}

async function update(): Promise<void> {
  const changed = execFileSync('git', ['status', '--porcelain', ...MANIFESTS, CHANGELOG], {
    encoding: 'utf8',
  });
  if (changed) throw new Error(`Enregistrez d’abord dans git, ou défaites :\n${changed}`);
  const named = process.argv.slice(2);
  const raises = (await listRaises()).filter(({ name }) => named.length === 0 || named.includes(name));
  if (raises.length === 0) return say('Rien à monter : chaque paquet est à sa dernière version mineure.');
  for (const { name, from, to } of raises) say(`${name} ${from} → ${to}`);
  if (await holds(raises)) {
    const lines = describeChanges(raises, packagesBefore, readLockfile());
    const day = new Date().toISOString().slice(0, 10);
    writeFileSync(CHANGELOG, addToChangelog(readFileSync(CHANGELOG, 'utf8'), day, lines));
    return say(`C’est fait, et écrit dans ${CHANGELOG} :\n${lines.join('\n')}`);
  }
  if (!(await holds([]))) throw new Error('Les vérifications échouent déjà sans rien monter.');
  const culprits = await findCulprits(raises, holds);
  throw new Error(
    `Tout est remis comme avant. Ce qui échoue : ${culprits.map(({ name, to }) => `${name}@${to}`).join(', ')}`,
  );
}

try {
  await update();
} catch (error) {
  putBack();
  await run('node', ['scripts/run.mjs', 'install'], { quiet: true });
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
