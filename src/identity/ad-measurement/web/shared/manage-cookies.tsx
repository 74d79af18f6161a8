import { classNames } from '#ui/class-names.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { TextLink } from '#ui/link.tsx';
import { useWindowLink } from '#ui/use-window-link.tsx';

const cookiesDialog = lazyPart(
  () => import('../cookies-dialog.tsx'),
  ({ CookiesDialog }) => CookiesDialog,
);

interface ManageCookiesProps {
  /** Whether links in its dialog open in a new tab, because a form on this page must keep its input. */
  apart?: boolean;
  className?: string;
}

/** « Gérer les cookies », at the bottom of every page: a link to the page of the choice, opened in a dialog. */
export function ManageCookies({ apart = false, className }: ManageCookiesProps) {
  const { Window, close, opener, failure } = useWindowLink(cookiesDialog, '/cookies');
  return (
    <>
      <TextLink bare className={classNames('inline-flex min-h-11 items-center', className)} {...opener}>
        Gérer les cookies
      </TextLink>
      {failure}
      {Window ? <Window apart={apart} onClose={close} /> : null}
    </>
  );
}
