/**
 * Fetches the first reads of a page while its scripts load, and the first photo to show. The server serves the text of
 * this function as a file; the attribute `data-reads` of its element lists paths below the origin, `/api` included. It
 * must not use anything from outside of itself.
 */
export function askEarly(): void {
  const reads: Record<string, Promise<Response>> = {};
  const asked = document.currentScript?.dataset.reads ?? '';
  for (const path of asked.split(' ')) {
    const read = fetch(path, { credentials: 'same-origin' });
    // The page that takes the read over handles the failure.
    read.catch(() => undefined);
    reads[path] = read;
  }
  window.earlyReads = reads;
  // The dashboard shows the same people with other pictures.
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
