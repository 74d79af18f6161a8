import pino, { type DestinationStream } from 'pino';
import { currentRequest } from './request-scope.ts';

export type LogLevel = 'info' | 'warn' | 'error';
/** One structured line; `fields` never hold personal data (security.md, 44). */
export type Log = (
  level: LogLevel,
  event: string,
  fields?: Record<string, string | number | boolean>,
) => void;

/**
 * JSON lines, one per event, with the id of its request.
 * @param least the lowest level that is written
 * @param out standard error by default
 */
export function createLog(
  least: LogLevel = 'info',
  out: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Log {
  const logger = pino(
    {
      level: least,
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => {
        const requestId = currentRequest()?.requestId;
        return requestId === undefined ? {} : { requestId };
      },
    },
    out,
  );
  return (level, event, fields = {}) => logger[level](fields, event);
}

/** Libraries may print queries and input of members: only the class of the error is logged. */
export function silenceConsole(log: Log): void {
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    console[method] = (...printed: unknown[]) => {
      const error = printed.find((part) => part instanceof Error);
      log('warn', 'library-printed', error ? describeError(error) : {});
    };
  }
}

/** The class of an error and our own stack frames, never its message, which may hold input of a member. */
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
