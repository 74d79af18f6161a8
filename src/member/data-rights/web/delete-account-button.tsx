import { type ComponentProps, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { lazyPart, PartFailed, useLazyPart } from '#ui/lazy-part.tsx';
import type { DeleteAccountDialog } from './delete-account-dialog.tsx';

const deleteDialog = lazyPart(
  () => import('./delete-account-dialog.tsx'),
  (module) => module.DeleteAccountDialog,
);

type Props = Omit<ComponentProps<typeof DeleteAccountDialog>, 'open' | 'onClose'> &
  Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'children'>;

/** Loads the dialog on the first click. */
export function DeleteAccountButton({ variant, className, children, ...dialog }: Props) {
  const [asking, setAsking] = useState(false);
  const { Part: Dialog, loading, failed, fetch } = useLazyPart(deleteDialog);
  const ask = async () => setAsking(await fetch());
  return (
    <>
      <Button variant={variant} className={className} onClick={() => void ask()}>
        {children}
      </Button>
      {failed ? <PartFailed retrying={loading} onRetry={() => void ask()} /> : null}
      {Dialog ? <Dialog {...dialog} open={asking} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
