import { useQueryClient } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { readIntroductionsAgain } from '#member/matchmaker/web/shared/read-introductions-again.ts';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { Menu } from '#ui/menu.tsx';
import type { ReportDialogProps } from '../report-dialog.tsx';

const reportDialog = lazyPart(
  () => import('../report-dialog.tsx'),
  ({ ReportDialog }) => ReportDialog,
);

/** Loads when it opens: its form and schemas are heavier than a page of messages. */
export function LazyReportDialog(props: ReportDialogProps) {
  return <Lazy part={reportDialog}>{(ReportDialog) => <ReportDialog {...props} />}</Lazy>;
}

export function PersonMenu({ person: { id, firstName } }: { person: { id: string; firstName: string } }) {
  const queryClient = useQueryClient();
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Menu
        label={`Autres actions\u202f: ${firstName}`}
        actions={[{ label: 'Signaler', icon: Flag, danger: true, onSelect: () => setReporting(true) }]}
      />
      {reporting ? (
        <LazyReportDialog
          whom={{ profileId: id }}
          firstName={firstName}
          onClose={() => {
            setReporting(false);
            // A reported person leaves the selection and the introductions.
            void readIntroductionsAgain(queryClient);
          }}
        />
      ) : null}
    </>
  );
}
