import { useEffect } from 'react';
import { whenIdle } from '#browser/when-idle.ts';
import { lazyPart, useLazyPart } from './lazy-part.tsx';

const load = () => import('./toaster.tsx');
const toaster = lazyPart(load, ({ Toaster }) => Toaster);

let sayThere: () => void;
/** Toasts wait for the region to be mounted. */
const there = new Promise<void>((resolve) => {
  sayThere = resolve;
});
const onThere = () => sayThere();

async function show(kind: 'success' | 'error' | 'message', message: string, options: object): Promise<void> {
  await there;
  const { toast } = await load();
  toast[kind](message, options);
}

/** Short confirmations, never the only place of important information. */
export const notify = {
  success: (message: string, detail?: string) => void show('success', message, { description: detail }),
  error: (message: string, detail?: string) =>
    void show('error', message, { description: detail, duration: 10_000 }),
  info: (message: string, detail?: string) => void show('message', message, { description: detail }),
};

/** Where they appear: once, in a layout. The library weighs 8 kB and loads when the page is idle. */
export function Toasts() {
  const { Part: Toaster, fetch } = useLazyPart(toaster);
  useEffect(() => whenIdle(() => void fetch()), [fetch]);
  return Toaster ? <Toaster onThere={onThere} /> : null;
}
