import { EmptyState } from '#ui/empty-state.tsx';
import { QuietHorizonScene } from '#ui/illustrations/quiet-horizon.tsx';
import { RESTING_TITLE, restingSentence } from './shared/resting-sentence.ts';

/** In place of the selection once the new profiles of a day have been shown. @param until ISO instant */
export function SelectionResting({ until }: { until: string }) {
  return (
    <EmptyState title={RESTING_TITLE} illustration={<QuietHorizonScene className="block h-auto w-full" />}>
      <p>{restingSentence(until)}</p>
    </EmptyState>
  );
}
