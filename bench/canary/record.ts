import type { Exchange } from '../built/over-http.ts';
import { marksIn, type Secrets } from './marks.ts';
import { PLACES, type Place } from './places.ts';
import { maySee } from './who-may-see.ts';

/** A private field where it does not belong. */
export type Hit = { place: Place; field: string; where: string };

/** Everything that was said in a run, by whom it was said to, searched as it comes. */
export class Record {
  readonly hits: Hit[] = [];
  /** How much each place was told: answers, frames, mails, lines. */
  readonly heard = new Map<Place, { pieces: number; bytes: number; fields: Set<string> }>();
  readonly secrets: Secrets = new Map();
  /** Notes what came back of a request. */
  exchange = ({ reader, method, path, status, headers, body }: Exchange): void => {
    const place = PLACES.find((one) => one === reader);
    // Nobody searches what is said while the world is made.
    if (!place) return;
    const said = headers.join('\n');
    const encoding = /^content-encoding\n(.+)$/im.exec(said)?.[1];
    const where = `${method} ${path.split('?')[0]} → ${status}`;
    // One's own cookie is set in one's own answer.
    const plain = said.replace(/^set-cookie\n.*$/gim, '');
    this.note(place, where, Buffer.from(plain));
    this.note(place, where, body, encoding);
  };

  note(place: Place, where: string, bytes: Buffer, encoding?: string): void {
    const heard = this.heard.get(place) ?? { pieces: 0, bytes: 0, fields: new Set() };
    this.heard.set(place, heard);
    heard.pieces += 1;
    heard.bytes += bytes.length;
    for (const field of marksIn(bytes, this.secrets, encoding)) {
      heard.fields.add(field);
      if (!maySee(place, field, where)) this.hits.push({ place, field, where });
    }
  }
}
