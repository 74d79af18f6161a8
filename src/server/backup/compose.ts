import { type Duplex, pipeline } from 'node:stream';

/** What comes out of a transformation of a stream; an error of either ends it. */
export async function* compose(
  stream: AsyncIterable<Uint8Array>,
  transformation: Duplex,
): AsyncGenerator<Uint8Array> {
  // Whoever reads what comes out meets the error there.
  const out = pipeline(stream, transformation, () => undefined);
  for await (const chunk of out) if (chunk instanceof Uint8Array) yield chunk;
}
