import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** In development vite draws the pages and hands the rest to our server. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/**
 * What every page begins with, as two files instead of twenty that compress less well and are named in each list of
 * imports (decision 0011).
 */
const GROUPS = [
  {
    name: 'react',
    priority: 2,
    test: /node_modules[\\/](react|react-router)[\\/]|react-dom[\\/](index|cjs[\\/]react-dom\.)|rolldown[\\/]runtime|preload-helper/,
  },
  {
    name: 'frame',
    priority: 1,
    test: /[\\/]src[\\/](root|web[\\/](page-meta|structured-data|load-nearby|service-worker-registration|layout[\\/](bar|offline-banner)|ui[\\/]illustrations[\\/](scene|head)))\.tsx?$/,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } } } },
  // The Host stays that of the page: our server compares it with the Origin.
  server: {
    proxy: {
      '/api/live': { target: api, changeOrigin: false, ws: true },
      ...Object.fromEntries(
        ['/api', '/media', '/dev/mail', '/mesure'].map((path) => [
          path,
          { target: api, changeOrigin: false },
        ]),
      ),
    },
  },
});
