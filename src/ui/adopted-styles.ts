/**
 * Adopts a style sheet for styles that a library writes at run time: the policy of our pages forbids style elements.
 * @returns a function that removes it
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
 * Replaces `react-style-singleton`, with which dialogs lock the scroll of the page behind them: the styles of the first
 * user stay until the last one is gone.
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
