import { BLOG_TOPICS, TOPIC_KEYS } from '#lib/article-topics.ts';
import { classNames } from '#ui/class-names.ts';

const chip = classNames(
  'relative inline-flex min-h-11 items-center rounded-full border-[1.5px] border-bord bg-carte px-4 text-sm leading-tight font-medium transition-colors',
  'hover:border-prune has-checked:border-prune has-checked:bg-prune has-checked:text-reserve',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-prune',
);

/** Radios read by `topic-filter.css`: it works without a script, and a browser restores the choice on Back. */
export function TopicFilter() {
  const choices = [
    { value: 'tous', label: 'Tous les articles' },
    ...BLOG_TOPICS.map((topic) => ({ value: TOPIC_KEYS[topic], label: topic })),
  ];
  return (
    <fieldset>
      <legend className="sr-only">Choisir un sujet</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }, place) => (
          <label key={value} className={chip}>
            <input type="radio" name="sujet" value={value} defaultChecked={place === 0} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
