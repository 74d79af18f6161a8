/** Ideas for the first words of one's own (D10): they fill the field, and one makes them one's own. */
export function FirstWords({
  ideas,
  onChoose,
}: {
  ideas: readonly string[];
  onChoose: (idea: string) => void;
}) {
  return (
    <section aria-labelledby="first-words" className="grid gap-2 px-4 pb-3 sm:px-6">
      <h3 id="first-words" className="font-text text-sm font-semibold text-encre-2">
        Trois idées pour vos premiers mots
      </h3>
      <ul className="-mx-4 flex snap-x gap-2 overflow-x-auto px-4 pb-1 max-xl:scroll-px-4 sm:-mx-6 sm:px-6 xl:mx-0 xl:grid xl:grid-cols-3 xl:px-0">
        {ideas.map((idea) => (
          <li key={idea} className="w-64 shrink-0 snap-start xl:w-auto">
            <button
              type="button"
              onClick={() => onChoose(idea)}
              className="h-full w-full rounded-[20px] border border-sauge bg-sauge-100 px-4 py-3 text-left text-sm leading-snug font-medium transition-colors hover:bg-white focus-visible:-outline-offset-3"
            >
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
