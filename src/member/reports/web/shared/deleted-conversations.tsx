import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { deviceZone } from '#browser/clock.ts';
import { frenchDay } from '#lib/french-date.ts';
import { ofName } from '#lib/french-words.ts';
import { matchingApi } from '#member/matching/web/shared/api.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { reportsApi } from './api.ts';
import { LazyReportDialog } from './report-person.tsx';

/** Lets a member report a deleted conversation (D11); hidden if there is none. */
export function DeletedConversations() {
  const { data: deleted = [] } = useQuery(reportsApi.deletedConversations.queryOptions({ staleTime: 0 }));
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [reported, setReported] = useState<(typeof deleted)[number]>();
  if (deleted.length === 0) return null;
  return (
    <div className="grid justify-items-start px-3 pb-6">
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Flag aria-hidden="true" />
        Signaler une conversation supprimée
      </Button>
      {open && !reported ? (
        <Dialog
          onClose={() => setOpen(false)}
          title="Signaler une conversation supprimée"
          description="Une copie scellée est gardée 30 jours. Notre équipe ne l’ouvre que si vous signalez la conversation."
        >
          <ul className="grid gap-2">
            {deleted.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  onClick={() => setReported(one)}
                  className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 rounded-[20px] border border-bord bg-carte px-4 py-2 text-left transition-colors hover:bg-lin"
                >
                  <span className="font-semibold wrap-anywhere">
                    <span className="sr-only">Signaler la conversation {ofName(one.firstName)}</span>
                    <span aria-hidden="true">{one.firstName}</span>
                  </span>
                  <span className="text-sm text-encre-2">
                    supprimée le {frenchDay(new Date(one.deletedAt), deviceZone())}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
      {reported ? (
        <LazyReportDialog
          whom={{ deletedConversation: reported.id }}
          firstName={reported.firstName}
          onClose={() => {
            // A reported person leaves the selection.
            void queryClient.invalidateQueries({ queryKey: matchingApi.selection.key() });
            setReported(undefined);
            setOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}
