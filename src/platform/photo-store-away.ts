/** Photos cannot be written at the moment: their disk is full, read-only or away. `cause` says why. */
export class PhotoStoreAwayError extends Error {
  constructor(cause: unknown) {
    super('Photos cannot be kept at the moment', { cause });
  }
}
