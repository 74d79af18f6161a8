import { runWorkspace } from './workspace.ts';

await runWorkspace('bench');
