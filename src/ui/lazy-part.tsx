import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { partFailed, retryableImport } from '#browser/fetch-module.ts';
import { Button } from './button.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

export interface LazyPart<Props> {
  fetch: () => Promise<ComponentType<Props>>;
  found: () => ComponentType<Props> | undefined;
}

/**
 * @param load the import, written out for the bundler
 * @param pick selects the component of the module
 */
export function lazyPart<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props> | undefined,
): LazyPart<Props> {
  const fetchModule = retryableImport(load);
  let found: ComponentType<Props> | undefined;
  return {
    found: () => found,
    async fetch() {
      found = pick(await fetchModule());
      if (!found) throw new Error('The module of this part does not export it');
      return found;
    },
  };
}

/** For a part loaded on a press. `fetch` resolves to whether it is loaded; calling it again retries. */
export function useLazyPart<Props>({ fetch: fetchPart, found }: LazyPart<Props>) {
  const [Part, setPart] = useState(found);
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'retrying'>('idle');
  const fetch = useCallback(async () => {
    setState((before) => (before === 'failed' ? 'retrying' : 'loading'));
    try {
      const fetched = await fetchPart();
      setPart(() => fetched);
      setState('idle');
      return true;
    } catch {
      setState('failed');
      return false;
    }
  }, [fetchPart]);
  return {
    Part,
    loading: state === 'loading' || state === 'retrying',
    /** True until a retry succeeds, so that the alert keeps its place and the focus. */
    failed: state === 'failed' || state === 'retrying',
    fetch,
  };
}

interface LazyProps<Props> {
  part: LazyPart<Props>;
  /** Placeholder while the part loads. */
  waiting?: ReactNode;
  /** What the part will replace: stays until then, and beside a failure. */
  replaces?: ReactNode;
  children: (Part: ComponentType<Props>) => ReactNode;
}

/** A part that loads once rendered. A load failure, or a crash, is shown in its place. */
export function Lazy<Props>({ part, waiting, replaces, children }: LazyProps<Props>) {
  const { Part, loading, failed, fetch } = useLazyPart(part);
  const isThere = Part !== undefined;
  useEffect(() => {
    if (!isThere) void fetch();
  }, [isThere, fetch]);
  if (Part) {
    return (
      <ErrorBoundary fallback={(retry) => <PartFailed retrying={false} onRetry={retry} />}>
        {children(Part)}
      </ErrorBoundary>
    );
  }
  return (
    <>
      {replaces}
      {failed ? <PartFailed retrying={loading} onRetry={() => void fetch()} /> : waiting}
    </>
  );
}

/** Without an icon, since it is part of the first load of light pages. */
export function PartFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-[20px] border border-danger bg-danger-100 p-4 text-base"
    >
      <p>{partFailed()}</p>
      <Button variant="secondary" size="small" pending={retrying} onClick={onRetry}>
        Réessayer
      </Button>
    </div>
  );
}
