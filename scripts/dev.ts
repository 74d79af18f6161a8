import { spawn } from 'node:child_process';

/** The server, restarted at each change, and vite for the pages; both end together. */
const children = [
  spawn('tsx', ['watch', '--clear-screen=false', 'src/server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, APP_URL: process.env.APP_URL ?? 'http://localhost:5173' },
  }),
  spawn('react-router', ['dev', '--port', '5173', '--strictPort'], { stdio: 'inherit' }),
];

const end = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
for (const child of children) child.on('exit', end);
