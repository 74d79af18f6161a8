/**
 * Said when a log-in ends by its owner's will: the browser drops what it keeps of the pages and their photos, the way back
 * included. Not « storage », where the choice about cookies lives: the page empties the rest by itself (D16). Not « cookies »:
 * a browser that the account knows stays known, or anybody could lock its owner out.
 */
export function forgetSite(answerHeaders: Headers): void {
  answerHeaders.set('clear-site-data', '"cache"');
}
