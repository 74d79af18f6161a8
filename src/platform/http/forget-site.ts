/**
 * Sent when the owner ends a log-in: the browser drops its cache of pages and photos, the back-forward cache included.
 * Not « storage », where the choice about cookies lives: the page clears the rest by itself (D16). Not « cookies »: a
 * browser that the account knows stays known, or anyone could lock its owner out.
 */
export function forgetSite(answerHeaders: Headers): void {
  answerHeaders.set('clear-site-data', '"cache"');
}
