import { runWorkspace } from './workspace.ts';

await runWorkspace('art');
