import type { ConsentPurpose } from '../rules.ts';
import { CONSENT_STATEMENTS, type ConsentStatement } from '../texts.ts';

/** A text that members agree to, word for word. It never changes once shown: new wording needs a new version. */
export interface ConsentText extends ConsentStatement {
  version: string;
  date: string;
  documents: readonly { path: string; sha256: string }[];
  /** SHA-256 of statement, details and documents, one per line; stored in the proof of consent. */
  sha256: string;
}

/**
 * Every text that members have ever agreed to, the latest first. A consent is proven by version, date and hash (D6,
 * D30); `versions.test.ts` fails when the wording changes under an existing hash, and prints the new hash.
 */
export const CONSENT_TEXTS: Record<ConsentPurpose, readonly [ConsentText, ...ConsentText[]]> = {
  terms: [
    {
      ...CONSENT_STATEMENTS.terms,
      version: 'cgu-16',
      date: '2026-11-29',
      documents: [
        {
          path: 'content/legal/cgu.md',
          sha256: 'a46805c22cc61eae8fa028352bfc036f1783f891da2995c22489740b0275d135',
        },
        {
          path: 'content/legal/privacy.md',
          sha256: '2fbd91b846ca422ece6bc706ad4a5d2e0656a0865d69c0e11f43a57b7dbc8884',
        },
      ],
      sha256: 'c915c50f1c8ced1c9a6a3cab258e01780da4ebf5d8748d1f31a62d943f55b3c2',
    },
  ],
  'love-life': [
    {
      ...CONSENT_STATEMENTS['love-life'],
      version: 'vie-amoureuse-3',
      date: '2026-11-24',
      documents: [],
      sha256: '5d4ef356fd0aca46f3b6cbedb88b63c792137c45e2bdf64cdf6fe9927600a768',
    },
  ],
  quiz: [
    {
      ...CONSENT_STATEMENTS.quiz,
      version: 'quiz-1',
      date: '2026-11-22',
      documents: [],
      sha256: 'e7a8776c4858542abd1fb080798a6617b82be68e47e426f4e487d49fcbdace7c',
    },
  ],
  coaching: [
    {
      ...CONSENT_STATEMENTS.coaching,
      version: 'accompagnement-2',
      date: '2026-11-29',
      documents: [],
      sha256: 'fd65d2c57b1cc418e63964601849abdb791e81e66c3093d6934a070f9fda3997',
    },
  ],
  interview: [
    {
      ...CONSENT_STATEMENTS.interview,
      version: 'entretien-1',
      date: '2026-11-29',
      documents: [],
      sha256: '9c1945998bcbf88d4baf5b80ce660b8b5a7b8cecf17509d84aa0c4d8a1615c9e',
    },
  ],
  'intimate-workshop': [
    {
      ...CONSENT_STATEMENTS['intimate-workshop'],
      version: 'atelier-intime-1',
      date: '2026-11-29',
      documents: [],
      sha256: '8127b74b719113fb62488f1889e47dd0d5100a59aceee2ebeafd17562c12c0c1',
    },
  ],
};

export function currentText(purpose: ConsentPurpose): ConsentText {
  return CONSENT_TEXTS[purpose][0];
}

/** Returns the text of a proof. */
export function findConsentText(version: string): ConsentText | undefined {
  return Object.values(CONSENT_TEXTS)
    .flat()
    .find((text) => text.version === version);
}
