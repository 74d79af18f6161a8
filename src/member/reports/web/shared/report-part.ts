/** Entry of a lazy chunk; its imports name modules other pages already load. */
export { ReportDialog } from './report-dialog.tsx';
