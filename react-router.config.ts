import type { Config } from '@react-router/dev/config';
import { publicPaths } from './src/site/public-paths.ts';

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: publicPaths(),
} satisfies Config;
