/** `handle` of a route whose page is there to be read: it becomes live at the first act on it (decision 0011). */
export const READ_FIRST = { readFirst: true } as const;
