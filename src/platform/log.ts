type LogLevel = 'info' | 'warn' | 'error';
/** One structured line; `fields` never hold personal data (security.md, 44). */
export type Log = (
  level: LogLevel,
  event: string,
  fields?: Record<string, string | number | boolean>,
) => void;

/** JSON lines on standard error, one per event. */
export const jsonLog: Log = (level, event, fields = {}) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
};

/**
 * What may be logged of an error: its class and the frames of our own code, never its message, which may hold
 * what a member typed.
 */
export function describeError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const frames = (cause.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at ') && !line.includes('node_modules') && !line.includes('node:'))
    .slice(0, 5)
    .map((line) => line.trim().replace(/\(?file:.*\/(src|build)\//, '($1/'));
  return { error: error.name, cause: cause.name, code, stack: frames.join(' | ') };
}
