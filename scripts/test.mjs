import { runWithNode } from './with-node.mjs';

runWithNode('scripts/test.ts');
