import { build } from './build.ts';
import { run } from './run.ts';

/**
 * Pictures of every screen, on phone and desktop, in build/screens; those that the documents show are renewed too. With
 * `accessibility` what a machine can judge of them instead: docs/accessibility.md.
 */
const examine = process.argv[2] === 'accessibility';
await build();
await run('playwright', ['test', 'e2e/screens/', '--reporter=line'], {
  env: { SCREENS: '1', ...(examine ? { EXAMINE: '1' } : {}) },
});
