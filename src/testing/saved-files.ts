import { onTestFinished } from 'vitest';

/** Records the files that a page saves from now on, until the test ends: jsdom has no downloads. */
export function savedFiles(): { name: string; file: Blob }[] {
  const saved: { name: string; file: Blob }[] = [];
  let last: Blob | undefined;
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) last = file;
    return 'blob:saved';
  };
  const keep = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.download || !last) return;
    event.preventDefault();
    saved.push({ name: event.target.download, file: last });
  };
  document.addEventListener('click', keep);
  onTestFinished(() => document.removeEventListener('click', keep));
  return saved;
}
