/** The photo beside the parts where there is room, above them on phones: the page and its skeleton alike. */
export const PROFILE_COLUMNS = 'grid items-start gap-6 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-8';
