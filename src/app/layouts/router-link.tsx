import { Link } from 'react-router';
import { mayFetchAhead } from '#browser/may-fetch-ahead.ts';
import { readWho } from '#browser/session/who.ts';
import { useIntent } from '#browser/use-intent.ts';
import { isAppPath } from '#lib/app-paths.ts';
import type { LinkProps } from '#ui/link.tsx';

/** Client-side navigation within the application, prefetched on intent; public pages are full page loads. */
export function RouterLink({ to, ...rest }: LinkProps) {
  const [path = ''] = to.split(/[?#]/, 1);
  const leaves = path !== '' && !isAppPath(path);
  const intent = useIntent(() => {
    if (!leaves && readWho()?.kind === 'member') void readPageAhead(path);
  });
  return (
    <Link
      {...intent}
      {...rest}
      to={to}
      reloadDocument={leaves}
      prefetch={!leaves && mayFetchAhead() ? 'intent' : 'none'}
    />
  );
}

/** Best effort: the page refetches what failed. */
async function readPageAhead(path: string): Promise<void> {
  const { readAhead } = await import('./page-reads.ts').catch(() => ({ readAhead: async () => undefined }));
  await readAhead(path);
}
