import type { Plugin, ProxyOptions } from 'vite';
import { isAppPath } from '../src/lib/app-paths.ts';

/** In development the application and the public pages each have a server, which proxies the API to ours. */
export const DEV_PORTS = { app: 5173, site: 4321 } as const;

const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** Keeps the Host of the page: our server compares it with the Origin. */
export const devProxy: Record<string, ProxyOptions> = {
  '/api/live': { target: API, changeOrigin: false, ws: true },
  ...Object.fromEntries(
    ['/api', '/media', '/dev/mail', '/mesure', '/fichiers'].map((path) => [
      path,
      { target: API, changeOrigin: false },
    ]),
  ),
};

/** Redirects a request for a page of the other server. */
export function redirectToOther(own: keyof typeof DEV_PORTS): Plugin {
  const other = own === 'app' ? 'site' : 'app';
  return {
    name: 'redirect-to-other',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').replace(/\?.*$/, '');
        const isOurs = Object.keys(devProxy).some((prefix) => path.startsWith(prefix));
        if (isOurs || !request.headers.accept?.includes('text/html')) return next();
        if ((isAppPath(path) ? 'app' : 'site') === own) return next();
        response.writeHead(302, { location: `http://localhost:${DEV_PORTS[other]}${request.url}` }).end();
      });
    },
  };
}
