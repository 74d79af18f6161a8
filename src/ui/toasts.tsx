import { useEffect } from 'react';
import { whenIdle } from '#browser/when-idle.ts';
import { lazyPart, useLazyPart } from './lazy-part.tsx';

const load = () => import('./toaster.tsx');
const toaster = lazyPart(load, ({ Toaster }) => Toaster);

let sayThere: () => void;
/** Toasts wait until the region is mounted. */
const there = new Promise<void>((resolve) => {
  sayThere = resolve;
});
const onThere = () => sayThere();

interface SuccessOptions {
  detail?: string;
  /** Calls the inverse route. Offered for ten seconds. */
  undo?: () => void;
}

async function show(
  kind: 'success' | 'error' | 'message',
  message: string,
  { detail, undo }: SuccessOptions = {},
): Promise<void> {
  await there;
  const { toast, undoable } = await load();
  toast[kind](message, {
    description: detail,
    ...(kind === 'error' && { duration: 10_000 }),
    ...(undo && undoable(undo)),
  });
}

/** Short confirmations; never the only place for important information. */
export const notify = {
  success: (message: string, options?: SuccessOptions) => void show('success', message, options),
  error: (message: string) => void show('error', message),
  info: (message: string) => void show('message', message),
};

/** Presses « Annuler » in the latest toast that offers it. */
export function undoLatest(): void {
  document.querySelector<HTMLElement>('[data-undo]')?.click();
}

/** Region of the toasts, once per layout. The library weighs 8 kB and loads when the page is idle. */
export function Toasts() {
  const { Part: Toaster, fetch } = useLazyPart(toaster);
  useEffect(() => whenIdle(() => void fetch()), [fetch]);
  return Toaster ? <Toaster onThere={onThere} /> : null;
}
