/** Shared by the page and its skeleton. */
export const PROFILE_COLUMNS =
  'grid items-start gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-8';
