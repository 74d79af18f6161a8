/**
 * Styles that a library writes at run time, as a sheet of the page: the policy of our pages lets no style element in.
 * @returns takes them away again
 */
export function adoptStyles(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/**
 * In the place of `react-style-singleton`, with which dialogs keep what is behind them from scrolling: the styles of the
 * first who asks stay until the last has left.
 */
export function oneSheetAtATime() {
  let askers = 0;
  let remove = () => {};
  return {
    add(css: string): void {
      if (askers === 0) remove = adoptStyles(css);
      askers += 1;
    },
    remove(): void {
      askers -= 1;
      if (askers === 0) remove();
    },
  };
}
