import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import type { ReportDialogProps } from '../report-dialog.tsx';

const reportDialog = lazyPart(
  () => import('../report-dialog.tsx'),
  ({ ReportDialog }) => ReportDialog,
);

/** Loads when it opens: its form and schemas are heavier than a page of messages. */
export function LazyReportDialog(props: ReportDialogProps) {
  return <Lazy part={reportDialog}>{(ReportDialog) => <ReportDialog {...props} />}</Lazy>;
}
