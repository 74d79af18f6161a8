import { defineConfig } from 'vite';

/** The server as one file, and the worker that looks at photos beside it; their packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: 'build/server-app',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        'photo-model-worker': 'src/platform/photo-model-worker.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
