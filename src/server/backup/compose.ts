import { type Duplex, pipeline } from 'node:stream';

export async function* throughDuplex(
  stream: AsyncIterable<Uint8Array>,
  transformation: Duplex,
): AsyncGenerator<Uint8Array> {
  // The reader of the output gets the error.
  const out = pipeline(stream, transformation, () => undefined);
  for await (const chunk of out) if (chunk instanceof Uint8Array) yield chunk;
}
