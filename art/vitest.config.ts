import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: [{ find: /^#/, replacement: `${join(import.meta.dirname, '..', 'src')}/` }] },
});
