/** What is fetched when it is needed has a file of its own, which names what other pages load with theirs. */
export { ProfilePreviewDialog } from './profile-preview-dialog.tsx';
