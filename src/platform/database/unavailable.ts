/** A write on a server that became a standby, or on one that only reads: another server takes writes by now. */
const READ_ONLY_SERVER = '25006';
/** SQLSTATEs of a server that is stopping, full, out of connections, or that cancelled a statement to free others. */
const BUSY_STATES = /^(08|53|57)|^(25P03|40001|40P01|55000|55P03)$/;
const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];
const DRIVER_MESSAGE = /^(Connection terminated|Query read timeout|timeout exceeded|Client has encountered)/i;

/** Returns the error of the driver, which Drizzle wraps. */
export function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

/** Returns the SQLSTATE of a failed statement or the code of the network; empty for any other error. */
export function codeOf(error: unknown): string {
  const cause = causeOf(error);
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

export function isDatabaseUnavailable(error: unknown): boolean {
  const [cause, code] = [causeOf(error), codeOf(error)];
  return (
    BUSY_STATES.test(code) ||
    isReadOnlyServer({ code }) ||
    NETWORK_CODES.includes(code) ||
    (cause instanceof Error && DRIVER_MESSAGE.test(cause.message))
  );
}

/** SQLSTATEs of a wrong role or password, and of a database that does not exist. */
const REFUSED_STATES = /^(28|3D000$)/;

/** Returns the sentence for the operator if PostgreSQL refuses role, password or database: retrying would not help. */
export function databaseUrlRefusal(error: unknown): string | undefined {
  const cause = causeOf(error);
  if (!(cause instanceof Error && REFUSED_STATES.test(codeOf(error)))) return undefined;
  return `DATABASE_URL ou DATABASE_OWNER_URL est refusée par PostgreSQL\u202f: ${cause.message}`;
}

export function isReadOnlyServer({ code }: { code?: string }): boolean {
  return code === READ_ONLY_SERVER;
}

const DISK_FULL = '53100';

/** Returns `instead` if the write failed because the disk is full: stored data can still be read. */
export async function unlessDiskFull<Result>(
  written: Promise<Result>,
  instead: () => Result,
): Promise<Result> {
  return written.catch((error: unknown) => {
    if (codeOf(error) === DISK_FULL) return instead();
    throw error;
  });
}
