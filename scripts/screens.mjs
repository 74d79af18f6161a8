import { runWithNode } from './with-node.mjs';

runWithNode('scripts/screens.ts');
