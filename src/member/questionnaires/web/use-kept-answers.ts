import { useEffect, useState } from 'react';
import { askForKeptAnswers, readKeptAnswers, type TestAnswers } from './shared/kept-answers.ts';

/** Love test answers, if the person agreed to reuse them and that tab is still open. */
export function useKeptAnswers(): TestAnswers | null {
  const [answers, setAnswers] = useState(readKeptAnswers);
  useEffect(() => (readKeptAnswers() ? undefined : askForKeptAnswers(setAnswers)), []);
  return answers;
}
