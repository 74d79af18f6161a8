/** The page’s own background (`papier`), for the bars of the browser: `contrast.test.ts` keeps them the same. */
export const THEME_COLORS = { light: '#fbf8f6', dark: '#1b1321' };

/** Says before the style has come that the page knows both schemes: no white flash in the evening. */
export function SchemeMeta() {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLORS.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
    </>
  );
}
