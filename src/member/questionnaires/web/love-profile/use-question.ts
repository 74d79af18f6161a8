import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LOVE_DIMENSIONS, type LoveDimension, type LoveProfile } from '#member/profile/rules.ts';

/**
 * A history entry per question, for the browser’s Back; never beyond the first unanswered one.
 * @param resumes whether to start where a draft stopped
 */
export function useQuestion(answers: Partial<LoveProfile>, resumes: boolean) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const moved = useRef(false);
  const unanswered = LOVE_DIMENSIONS.findIndex((dimension) => answers[dimension] === undefined);
  const furthest = unanswered < 0 ? LOVE_DIMENSIONS.length : unanswered + 1;
  const [start] = useState(resumes ? furthest : 1);
  const asked = Math.min(questionOf(state) ?? start, furthest, LOVE_DIMENSIONS.length);
  return {
    current: LOVE_DIMENSIONS[asked - 1] ?? LOVE_DIMENSIONS[0],
    /** Moves the focus only after a change of question. */
    moved: moved.current,
    show: (dimension: LoveDimension) => {
      moved.current = true;
      const question = LOVE_DIMENSIONS.indexOf(dimension) + 1;
      void navigate({ search }, { state: { question }, preventScrollReset: true });
    },
  };
}

/** Kept in the history state: the address says nothing of the question. */
function questionOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('question' in state)) return undefined;
  return typeof state.question === 'number' ? state.question : undefined;
}
