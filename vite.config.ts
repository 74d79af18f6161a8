import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { devProxy, redirectToOther } from './scripts/dev-servers.ts';
import { contractRoutes } from './scripts/script-parts/contract-routes.ts';
import { nativeTemporal } from './scripts/script-parts/native-temporal.ts';
import { scriptParts } from './scripts/script-parts/script-parts.ts';
import { quietLibraries } from './scripts/strict-pages/quiet-libraries.ts';

export default defineConfig({
  plugins: [
    redirectToOther('app'),
    tailwindcss(),
    reactRouter(),
    contractRoutes(),
    nativeTemporal(),
    scriptParts(),
    quietLibraries(),
  ],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  server: { proxy: devProxy },
});
