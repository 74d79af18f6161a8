/** `weight`: how often it happens beside the others. */
export type Fault = { name: string; weight: number; happen: () => Promise<void> };
