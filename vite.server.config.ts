import { defineConfig } from 'vite';

/**
 * Bundled, because a start loads all of their hundreds of small files, and for each file of drizzle-orm Node reads a
 * manifest of 180 kB (half of the time and memory of a start). The other packages stay in node_modules.
 */
const BUNDLED = [
  /^drizzle-orm/,
  /^better-auth/,
  /^@better-auth\//,
  'better-call',
  /^zod/,
  /^@orpc\//,
  /^@?hono/,
];

/** Builds the server and the operator’s commands, with their shared chunks. */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: BUNDLED },
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
        doctor: 'src/server/doctor.ts',
        team: 'src/server/team.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
