import { runWithNode } from './with-node.mjs';

runWithNode('scripts/check.ts');
