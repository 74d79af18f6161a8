import { runWithNode } from './with-node.mjs';

runWithNode('scripts/start.ts');
