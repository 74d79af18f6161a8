import { useEffect, useState } from 'react';
import { askForKeptAnswers, readKeptAnswers, type TestAnswers } from './shared/kept-answers.ts';

/** The answers of the love test, when someone agreed to keep them and their tab is still open. */
export function useKeptAnswers(): TestAnswers | null {
  const [answers, setAnswers] = useState(readKeptAnswers);
  useEffect(() => (readKeptAnswers() ? undefined : askForKeptAnswers(setAnswers)), []);
  return answers;
}
