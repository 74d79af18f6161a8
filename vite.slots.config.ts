import { defineConfig } from 'vite';

/** What the server draws the people of the pages with: one file, whose pictures have the addresses of the pages’ own. */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  // Five of its two thousand icons; the others would be loaded at each start, and weigh 50 MB in the image.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    ssr: 'src/site/draw-slots.tsx',
    outDir: 'build/site-slots',
    emptyOutDir: true,
    target: 'node24',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { entryFileNames: 'draw-slots.js', assetFileNames: 'assets/[name].[hash][extname]' },
    },
  },
});
