import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './src/web/paths.ts';

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [...prerenderedPaths],
} satisfies Config;
