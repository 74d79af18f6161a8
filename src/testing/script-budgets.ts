export const SCRIPT_BUDGETS: Readonly<Record<string, readonly [first: number, later: number]>> = {};
