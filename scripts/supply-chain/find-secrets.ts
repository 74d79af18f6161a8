/** What a secret looks like, by what issues it. Precise rather than many: a scan that cries wolf is switched off. */
const SECRETS: Record<string, RegExp> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/,
  'AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{22,})\b/,
  'GitLab token': /\bglpat-[\w-]{20,}/,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'Slack token': /\bxox[abeoprs]-[\w-]{10,}/,
  'Stripe key': /\b[rs]k_live_[0-9A-Za-z]{20,}/,
  'Google key': /\bAIza[\w-]{35}\b/,
  'SendGrid key': /\bSG\.[\w-]{22}\.[\w-]{43}/,
  'signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  // Of a machine that others reach: loopback, example names and what code puts in are left out.
  'password in an address':
    /\b[a-z][a-z0-9+]{2,}:\/\/[^\s/:@'"`<>${}]+:[^\s/@'"`<>${}…]{4,}@(?!127\.|localhost|postgres\b|[\w.-]*(?:exempl\w*|example|invalid|test)\b)[\w-]+/,
  // A name that says so, and a value that chance alone writes.
  'named secret':
    /(?:secret|passw(?:or)?d|token|api_?key|private_?key)["']?\s*[:=]\s*["']?(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])(?=[\w+/=-]*[A-Z])[A-Za-z0-9+/_=-]{28,}["']?/i,
};

export interface FoundSecret {
  what: string;
  /** From 1. */
  line: number;
}

/** Where a text holds something that looks like a secret; never the secret itself. */
export function findSecrets(text: string): FoundSecret[] {
  return Object.entries(SECRETS).flatMap(([what, pattern]) =>
    [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].map(({ index }) => ({
      what,
      line: text.slice(0, index).split('\n').length,
    })),
  );
}
