/** What the operator of a backup or of a restoration is told in one sentence, and nothing else. */
export class Refusal extends Error {}
