import type { Config } from '@react-router/dev/config';

/** The application is one shell, drawn in the browser; the public pages are Astro’s. */
export default {
  appDirectory: 'src/app',
  buildDirectory: 'build/app',
  ssr: false,
  // The loader of a page would be two more files.
  splitRouteModules: false,
} satisfies Config;
