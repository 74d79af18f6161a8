import { runWithNode } from './with-node.mjs';

runWithNode('scripts/bench.ts');
