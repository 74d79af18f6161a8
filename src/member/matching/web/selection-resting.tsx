import { EmptyState } from '#ui/empty-state.tsx';
import { QuietHorizonScene } from '#ui/illustrations/quiet-horizon.tsx';
import { RESTING_TITLE, restingSentence } from './shared/resting-sentence.ts';

/** Replaces the selection once the daily new profiles are used up. @param until ISO instant */
export function SelectionResting({ until }: { until: string }) {
  return (
    <EmptyState title={RESTING_TITLE} illustration={<QuietHorizonScene className="block h-auto w-full" />}>
      <p>{restingSentence(until)}</p>
    </EmptyState>
  );
}
