import { runWithNode } from './with-node.mjs';

runWithNode('scripts/dev.ts');
