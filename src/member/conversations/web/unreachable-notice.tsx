import { CloudMoon } from 'lucide-react';

/** Replaces the field when the contact cannot receive messages; the reason stays private. */
export function UnreachableNotice() {
  return (
    <p className="flex items-center justify-center gap-2.5 border-t border-filet bg-lin px-4 py-5 text-center sm:px-6">
      <CloudMoon aria-hidden="true" className="size-5 shrink-0 text-prune" />
      Cette personne n’est pas joignable pour le moment.
    </p>
  );
}
