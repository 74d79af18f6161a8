import { z } from 'zod';
import type { Keys } from '../keys/keys.ts';

const PURPOSE = 'waiting mail';
/** Fields that work as a bearer secret: the token of a link, the address of a room. */
const OPENS_SOMETHING = ['token', 'link', 'room'];

const fields = z.record(z.string(), z.unknown());

/**
 * The data of a mail as it waits in the queue, and stays there for a month with a key: secrets are sealed for this
 * recipient, so that a copy of the database holds no working link.
 */
export function sealLinks(keys: Pick<Keys, 'seal'>, to: string, data: object): object {
  const open = Object.entries(data).filter(([name, value]) => isSecret(name, value));
  if (open.length === 0) return data;
  const rest = Object.entries(data).filter(([name, value]) => !isSecret(name, value));
  const sealed = keys.seal(PURPOSE, to, Buffer.from(JSON.stringify(Object.fromEntries(open))));
  return { ...Object.fromEntries(rest), sealed };
}

/** Opens the sealed fields. @throws SealError when it waited longer than the former secret is accepted */
export function openLinks(keys: Pick<Keys, 'open'>, to: string, data: object): object {
  const { sealed, ...rest } = fields.parse(data);
  if (typeof sealed !== 'string') return data;
  return { ...rest, ...fields.parse(JSON.parse(keys.open(PURPOSE, to, sealed).toString())) };
}

function isSecret(name: string, value: unknown): boolean {
  return OPENS_SOMETHING.includes(name) && typeof value === 'string';
}
