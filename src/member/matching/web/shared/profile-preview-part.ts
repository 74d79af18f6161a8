/** Entry of a lazy chunk; its imports name modules other pages already load. */
export { ProfilePreviewDialog } from './profile-preview-dialog.tsx';
