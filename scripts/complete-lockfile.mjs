// A registry mirror may lack the builds of a package for other machines (macOS, Windows, musl…). npm then
// writes a lockfile that its own `npm ci` refuses. This adds those optional entries by name and version, with
// the platform read from the name; on this machine they are skipped, elsewhere npm fetches them.
// Run after each `npm install <package>`: node scripts/complete-lockfile.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
let added = 0;

for (const [folder, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    const place = `node_modules/${name}`;
    if (lock.packages[nested]?.version === range || lock.packages[place]?.version === range) continue;
    if (!/^\d/.test(range)) continue;
    const words = name.split(/[/-]/);
    const os = SYSTEMS.filter((system) => words.includes(system));
    const cpu = PROCESSORS.filter((processor) => words.includes(processor));
    lock.packages[lock.packages[place] ? nested : place] = {
      version: range,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...(os.length ? { os } : {}),
      ...(cpu.length ? { cpu } : {}),
      ...(words.includes('musl') || words.includes('linuxmusl') ? { libc: ['musl'] } : {}),
    };
    added += 1;
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} optional packages of other machines added\n`);
