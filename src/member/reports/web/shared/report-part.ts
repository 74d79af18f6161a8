/** What is fetched when it is needed has a file of its own, which names what other pages load with theirs. */
export { ReportDialog } from './report-dialog.tsx';
