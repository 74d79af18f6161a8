import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** In development vite draws the pages and hands the rest to our server. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
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
