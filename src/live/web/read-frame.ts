import type { ServerFrame } from '../protocol.ts';

/**
 * Parses a frame of the server by hand (see `serverFrame`), since a schema library weighs more than the connection.
 * @returns undefined for an unknown frame, which a newer server may send
 */
export function readFrame(text: string): ServerFrame | undefined {
  const frame = parse(text);
  return isFrame(frame) ? frame : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFrame(frame: unknown): frame is ServerFrame {
  if (!isRecord(frame)) return false;
  if (frame.type === 'ready') return isWhole(frame.cursor, 0) && typeof frame.fresh === 'boolean';
  if (frame.type === 'event') return isWhole(frame.seq, 1) && isPayload(frame.payload);
  return frame.type === 'ephemeral' && isPayload(frame.payload);
}

function isPayload(payload: unknown): boolean {
  return isRecord(payload) && typeof payload.kind === 'string';
}

function isWhole(number: unknown, least: number): boolean {
  return Number.isSafeInteger(number) && Number(number) >= least;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
