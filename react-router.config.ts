import type { Config } from '@react-router/dev/config';

/** The application is a single client-rendered shell; the public pages are built by Astro. */
export default {
  appDirectory: 'src/app',
  buildDirectory: 'build/app',
  ssr: false,
  // Splitting would add two files per page.
  splitRouteModules: false,
} satisfies Config;
