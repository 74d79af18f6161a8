import { buttonStyle } from '#ui/button-style.ts';

export function TeamNotice() {
  return (
    <div
      role="status"
      data-team-notice
      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-encre-2"
    >
      <p />
      <button type="button" hidden className={buttonStyle({ variant: 'quiet', size: 'small' })}>
        Réessayer
      </button>
    </div>
  );
}
