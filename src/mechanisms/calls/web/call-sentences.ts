import { ofName } from '#lib/of-name.ts';
import type { CallLine } from './peer-call.ts';

/** The state of the line in words, for sighted and blind users; null while connected. */
export function lineSentence(line: CallLine, firstName: string, otherCamera: boolean): string | null {
  switch (line) {
    case 'waiting':
      return `En attente ${ofName(firstName)}…`;
    case 'connecting':
      return 'Connexion…';
    case 'interrupted':
      return 'La connexion est coupée. Nous essayons de la rétablir…';
    default:
      return otherCamera ? null : `${firstName} a coupé sa caméra.`;
  }
}
