import { build } from './build.ts';
import { run } from './run.ts';

/**
 * Takes pictures of every screen, on phone and desktop, into build/screens; also renews those shown in documents. With
 * `accessibility`, runs the automatic accessibility checks instead: docs/accessibility.md.
 */
const examine = process.argv[2] === 'accessibility';
await build();
await run('playwright', ['test', 'e2e/screens/', '--reporter=line'], {
  env: { SCREENS: '1', ...(examine ? { EXAMINE: '1' } : {}) },
});
