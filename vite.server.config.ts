import { defineConfig } from 'vite';

/** The server, the commands of its backups, what they share beside them; their packages stay in node_modules. */
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
        backup: 'src/server/backup.ts',
        restore: 'src/server/restore.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
