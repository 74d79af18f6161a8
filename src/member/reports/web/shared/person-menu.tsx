import { useQueryClient } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { readIntroductionsAgain } from '#member/matchmaker/web/shared/read-introductions-again.ts';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { Menu } from '#ui/menu.tsx';

const reportDialog = lazyPart(
  () => import('./report-part.ts'),
  ({ ReportDialog }) => ReportDialog,
);

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
        <Lazy part={reportDialog}>
          {(ReportDialog) => (
            <ReportDialog
              whom={{ profileId: id }}
              firstName={firstName}
              onClose={() => {
                setReporting(false);
                // A reported person leaves the selection and the introductions.
                void readIntroductionsAgain(queryClient);
              }}
            />
          )}
        </Lazy>
      ) : null}
    </>
  );
}
