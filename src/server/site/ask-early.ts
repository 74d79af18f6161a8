/**
 * Asks for what a page will read while its scripts are still on their way, and for the photo of whom it will show first.
 * The server writes the text of this function into the page: it may use nothing from outside of itself.
 * @param paths below the origin, `/api` included
 */
export function askEarly(paths: readonly string[]): void {
  const reads: Record<string, Promise<Response>> = {};
  for (const path of paths) {
    const read = fetch(path, { credentials: 'same-origin' });
    // Whoever takes it over hears of the failure.
    read.catch(() => undefined);
    reads[path] = read;
  }
  window.earlyReads = reads;
  // The dashboard shows the same people by other pictures.
  if (location.pathname !== '/selection') return;
  reads['/api/selection']
    ?.then((answer) => answer.clone().json())
    .then(({ people }) => {
      const photo = people?.[0]?.photos[0];
      const medium = photo?.url.replace(/upright$/, 'medium');
      const srcset = `${medium} 720w, ${photo?.url} 1080w`;
      const sizes = '(min-width: 64rem) 27rem, (min-width: 48rem) 50vw, calc(100vw - 1.5rem)';
      if (photo) Object.assign(new Image(), { fetchPriority: 'high', sizes, srcset });
    })
    .catch(() => undefined);
}
