/** A block of commands, under the heading where it stands. */
export type Step = { title: string; commands: string; byHand: boolean };

const BLOCK = /^## (?<title>.+)$|^```sh(?<flag> by hand)?\n(?<commands>[\s\S]*?)^```$/gm;

/** The blocks of shell commands of a document, in order. */
export function readSteps(document: string): Step[] {
  let title = '';
  return [...document.matchAll(BLOCK)].flatMap(({ groups = {} }) => {
    if (groups.title) title = groups.title;
    return groups.commands === undefined
      ? []
      : [{ title, commands: groups.commands, byHand: groups.flag !== undefined }];
  });
}

/** One script that stops at the first command that fails, and says before each step which one it is. */
export function scriptOf(steps: readonly Step[], before: string): string {
  const told = steps
    .filter(({ byHand }) => !byHand)
    .map(({ title, commands }) => `printf '\\n@@ %s\\n' '${title}'\n${commands}`);
  return ['set -euo pipefail', before, ...told].join('\n');
}
