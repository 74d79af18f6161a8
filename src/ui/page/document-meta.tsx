import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';

/** The page background (`papier`), for the browser's bars: `contrast.test.ts` keeps them equal. */
export const THEME_COLORS = { light: '#fbf8f6', dark: '#1b1321' };

/** Declares both schemes before the style sheet arrives: no white flash in the dark. */
export function SchemeMeta() {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLORS.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
    </>
  );
}

/** For the `links` of the root: the two fonts load with the page instead of after the style sheet. */
export const fontPreloads = [figtree, fraunces].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}));
