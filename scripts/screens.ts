import { build } from './build.ts';
import { run } from './run.ts';

/** Pictures of every screen, on phone and desktop, in docs/screens. */
await build();
await run('playwright', ['test', 'e2e/screens/', '--reporter=line'], { env: { SCREENS: '1' } });
