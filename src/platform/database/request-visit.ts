import { currentRequest, type DatabaseVisit, type RequestScope } from '../request-scope.ts';
import type { Admission } from './admission.ts';
import { BusyError, CallerLeftError } from './busy.ts';

const READING = /^\s*select\b/i;

type Asked = {
  admission: Admission | undefined;
  allowed: { statementMs: number; waitMs: number };
  text: string;
};

/**
 * Runs one statement or one transaction of the current request: with a place at the database, while its caller waits,
 * and within the request's time budget. Work outside of a request runs directly.
 * @param work gets the time that its statement may take
 * @throws BusyError, CallerLeftError
 */
export async function onBehalfOfRequest<Result>(
  { admission, allowed, text }: Asked,
  work: (withinMs: number, signal: AbortSignal | undefined) => Promise<Result>,
): Promise<Result> {
  const request = currentRequest();
  if (!request || request.isAnswered) return work(allowed.statementMs, undefined);
  const visit = visitOf(request);
  if (admission) await enterAdmission(admission, request, visit);
  if (request.signal?.aborted && !visit.hasWritten) throw new CallerLeftError();
  const leftMs = allowed.statementMs + allowed.waitMs - busyMs(visit);
  // Some statements may have run already: retry only where that is safe.
  if (leftMs <= 0) throw new Error('timeout exceeded: this request has had its time at the database');
  const signal = visit.hasWritten ? undefined : request.signal;
  if (!READING.test(text) && !request.isSafe) visit.hasWritten = true;
  if (visit.underWay === 0) visit.busySince = performance.now();
  visit.underWay += 1;
  try {
    return await work(Math.min(allowed.statementMs, leftMs), signal);
  } finally {
    visit.underWay -= 1;
    if (visit.underWay === 0) visit.busyMs += performance.now() - visit.busySince;
  }
}

/** The answer is sent: frees the place, and later work no longer belongs to the request. */
export function endVisit(request: RequestScope): void {
  request.isAnswered = true;
  void request.visit?.place?.then(
    (leave) => leave(),
    () => undefined,
  );
}

function visitOf(request: RequestScope): DatabaseVisit {
  request.visit ??= { underWay: 0, busySince: 0, busyMs: 0 };
  return request.visit;
}

async function enterAdmission(
  admission: Admission,
  { caller, signal }: RequestScope,
  visit: DatabaseVisit,
): Promise<void> {
  if (!caller) return;
  try {
    visit.place ??= admission.enter(caller, signal);
    await visit.place;
  } catch (error) {
    if (error instanceof BusyError) visit.refusal = error;
    throw error;
  }
}

function busyMs({ underWay, busySince, busyMs: before }: DatabaseVisit): number {
  return before + (underWay > 0 ? performance.now() - busySince : 0);
}
