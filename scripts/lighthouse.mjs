import { runWithNode } from './with-node.mjs';

runWithNode('scripts/lighthouse.ts');
