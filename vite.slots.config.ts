import { defineConfig } from 'vite';

/** Bundles the server’s renderer of page parts: one file, whose pictures have the same URLs as those of the pages. */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  // Uses five of its two thousand icons; the others would load at each start, and add 50 MB to the image.
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
