import { defineConfig } from 'vite';

/** The server as one file; its packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'build/server-app',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
});
