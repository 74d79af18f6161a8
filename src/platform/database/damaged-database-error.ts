/** The embedded database cannot be opened or read. */
export class DamagedDatabaseError extends Error {}
