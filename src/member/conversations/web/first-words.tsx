import { ArrowUpRight } from 'lucide-react';

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
            <button
              type="button"
              onClick={() => onChoose(idea)}
              className="flex min-h-12 w-full items-center gap-3 rounded-[20px] border border-sauge bg-carte px-4 py-2.5 text-left leading-snug font-medium transition-colors hover:bg-sauge-100 focus-visible:-outline-offset-3"
            >
              <span className="flex-1">{idea}</span>
              <ArrowUpRight aria-hidden="true" className="size-5 shrink-0 text-sauge" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
