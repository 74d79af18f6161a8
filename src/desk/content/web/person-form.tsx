import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FailureAlert, type Newer } from '#ui/failure-alert.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';

interface PersonFormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  pending: boolean;
  error: unknown;
  failed?: string;
  newer: Newer;
  leaving: ComponentProps<typeof LeaveDialog>;
  /** Target of « cancel »; undefined when the form stays open. */
  back?: string;
  preview: ReactNode;
  children: ReactNode;
}

export function PersonForm({
  onSubmit,
  pending,
  error,
  failed = 'Cette fiche n’a pas été enregistrée. Réessayez.',
  back,
  newer,
  leaving,
  preview,
  children,
}: PersonFormProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(20rem,1fr)]">
      <LeaveDialog {...leaving} />
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        {children}
        <FailureAlert error={error} failed={failed} newer={newer} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={pending} pendingLabel="Enregistrement…">
            Enregistrer
          </Button>
          {back ? (
            <ButtonLink to={back} variant="quiet">
              Annuler
            </ButtonLink>
          ) : null}
        </div>
      </form>
      <section aria-labelledby="comme-sur-le-site" className="grid gap-3 lg:sticky lg:top-6">
        <h2 id="comme-sur-le-site" className="font-text text-sm font-semibold text-encre-2">
          Comme sur le site
        </h2>
        {preview}
      </section>
    </div>
  );
}
