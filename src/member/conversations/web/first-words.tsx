import { ArrowUpRight } from 'lucide-react';
import { IdeaButton } from './idea-button.tsx';

interface FirstWordsProps {
  ideas: readonly string[];
  onChoose: (idea: string) => void;
}

/** Ideas for the first words of one's own (D10): they fill the field, and one makes them one's own. */
export function FirstWords({ ideas, onChoose }: FirstWordsProps) {
  return (
    <section aria-labelledby="first-words" className="grid w-full max-w-md gap-2 justify-self-center">
      <h3 id="first-words" className="font-text text-sm font-semibold text-encre-2">
        Trois idées pour vos premiers mots
      </h3>
      <ul className="grid gap-2">
        {ideas.map((idea) => (
          <li key={idea}>
            <IdeaButton className="font-medium" onClick={() => onChoose(idea)}>
              <span className="flex-1">{idea}</span>
              <ArrowUpRight aria-hidden="true" className="size-5 shrink-0 text-sauge" />
            </IdeaButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
