import { CloudMoon } from 'lucide-react';

/** In the place of the field: nothing can reach the contact, and why is told to nobody. */
export function UnreachableNotice() {
  return (
    <p className="flex items-center justify-center gap-2.5 border-t border-filet bg-lin px-4 py-5 text-center sm:px-6">
      <CloudMoon aria-hidden="true" className="size-5 shrink-0 text-prune" />
      Cette personne n’est pas joignable pour le moment.
    </p>
  );
}
