import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QuietHorizonScene } from '#web/ui/illustrations/quiet-horizon.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';

/** A page of the member area that is not there yet: says so plainly, and leads back. */
export function ComingSoon({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="page-width grid gap-8 py-10 sm:py-14">
      <PageTitle>{title}</PageTitle>
      {children ?? (
        <EmptyState
          title="Cette page est en préparation"
          illustration={<QuietHorizonScene className="block h-auto w-full" />}
          action={<ButtonLink to="/dashboard">Mon espace</ButtonLink>}
        >
          Elle arrive bientôt. Le reste de votre espace vous est déjà ouvert.
        </EmptyState>
      )}
    </div>
  );
}
