import { z } from 'zod';
import type { Keys } from '../keys/keys.ts';

const PURPOSE = 'waiting mail';
/** What opens something to whoever has it: the token of a link, the address of a room. */
const OPENS_SOMETHING = ['token', 'link', 'room'];

const fields = z.record(z.string(), z.unknown());

/**
 * The data of a mail as it may wait in the queue, and stay there for a month when it is remembered: what opens something
 * is sealed for this recipient, so that a copy of the database holds no link that serves.
 */
export function sealLinks(keys: Pick<Keys, 'seal'>, to: string, data: object): object {
  const open = Object.entries(data).filter(([name, value]) => isSecret(name, value));
  if (open.length === 0) return data;
  const rest = Object.entries(data).filter(([name, value]) => !isSecret(name, value));
  const sealed = keys.seal(PURPOSE, to, Buffer.from(JSON.stringify(Object.fromEntries(open))));
  return { ...Object.fromEntries(rest), sealed };
}

/** What `sealLinks` has sealed. @throws SealError when it waited longer than the former secret reads */
export function openLinks(keys: Pick<Keys, 'open'>, to: string, data: object): object {
  const { sealed, ...rest } = fields.parse(data);
  if (typeof sealed !== 'string') return data;
  return { ...rest, ...fields.parse(JSON.parse(keys.open(PURPOSE, to, sealed).toString())) };
}

function isSecret(name: string, value: unknown): boolean {
  return OPENS_SOMETHING.includes(name) && typeof value === 'string';
}
