/**
 * Fetches the first reads of a page, then its lighter scripts, the first photo and the fonts. The server serves the
 * source of this function as a file; the attributes `data-reads`, `data-scripts` and `data-fonts` of its element list
 * paths below the origin, `/api` included. It must not use anything outside of itself.
 */
export function askEarly(): void {
  const reads: Record<string, Promise<Response>> = {};
  const { reads: paths, scripts, fonts } = document.currentScript?.dataset ?? {};
  const listed = (text = '') => text.split(' ').filter(Boolean);
  const link = (attributes: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), attributes));
  for (const path of listed(paths)) {
    const read = fetch(path, { credentials: 'same-origin' });
    // The page that uses the read handles the failure.
    read.catch(() => undefined);
    reads[path] = read;
  }
  window.earlyReads = reads;
  for (const href of listed(scripts)) link({ rel: 'modulepreload', href });
  for (const href of listed(fonts))
    link({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href });
  // The dashboard shows the same people with other pictures.
  if (location.pathname !== '/selection') return;
  reads['/api/selection']
    ?.then((answer) => answer.clone().json())
    .then(({ people }) => {
      const photo = people?.[0]?.photos[0];
      const medium = photo?.url.replace(/upright$/, 'medium');
      const srcset = `${medium} 720w, ${photo?.url} 1080w`;
      const sizes = '(min-width: 64rem) 27rem, (min-width: 48rem) 50vw, 55vw';
      if (photo) Object.assign(new Image(), { fetchPriority: 'high', sizes, srcset });
    })
    .catch(() => undefined);
}
