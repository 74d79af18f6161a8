import { classNames } from '#ui/class-names.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { TextLink } from '#ui/link.tsx';
import { useWindowLink } from '#ui/use-window-link.tsx';

const cookiesDialog = lazyPart(
  () => import('../cookies-dialog.tsx'),
  ({ CookiesDialog }) => CookiesDialog,
);

interface ManageCookiesProps {
  /** The links of its window open a new tab: a form in this page must keep its input. */
  apart?: boolean;
  className?: string;
}

/** « Gérer les cookies », at the foot of every page: a link to the page of the choice, which opens in a window. */
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
