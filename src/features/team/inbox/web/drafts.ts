/** What was typed in each conversation and not sent: it waits while one looks at another one. */
const drafts = new Map<number, string>();

export function readDraft(thread: number): string {
  return drafts.get(thread) ?? '';
}

export function keepDraft(thread: number, text: string): void {
  if (text) drafts.set(thread, text);
  else drafts.delete(thread);
}
