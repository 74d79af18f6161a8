import { build } from './build.ts';
import { run } from './run.ts';

/** What a machine can judge of every screen, on phone and desktop: docs/accessibility.md. */
await build();
await run('playwright', ['test', 'e2e/screens/', '--reporter=line'], { env: { SCREENS: '1', EXAMINE: '1' } });
