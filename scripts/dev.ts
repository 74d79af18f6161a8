import { spawn } from 'node:child_process';
import { DEV_PORTS } from './dev-servers.ts';

const { app, site } = DEV_PORTS;

/**
 * The server, restarted at each change, and the dev servers of the application and the public pages; all end together.
 */
const children = [
  start('tsx', ['watch', '--clear-screen=false', 'src/server/main.ts'], {
    APP_URL: process.env.APP_URL ?? `http://localhost:${app}`,
  }),
  start('react-router', ['dev', '--port', String(app), '--strictPort']),
  start('astro', ['dev', '--port', String(site)]),
];

function start(command: string, args: readonly string[], env: Record<string, string> = {}) {
  return spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
}

const end = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
for (const child of children) child.on('exit', end);
