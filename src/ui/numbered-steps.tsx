import { classNames } from './class-names.ts';

interface NumberedStepsProps {
  steps: readonly { title: string; text: string }[];
  disc: 'carte' | 'sauge' | 'prune';
  heading?: 'h4';
  className?: string;
  stepClassName?: string;
}

const discs = {
  carte: 'bg-carte text-sauge',
  sauge: 'bg-sauge-100 text-sauge',
  prune: 'bg-prune text-reserve',
};

export function NumberedSteps({ steps, disc, heading, className, stepClassName }: NumberedStepsProps) {
  const Title = heading ?? 'span';
  return (
    <ol className={classNames('grid', className)}>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className={classNames('grid grid-cols-[auto_1fr] content-start gap-x-4', stepClassName)}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'row-span-2 grid size-9 place-items-center rounded-full font-title font-semibold',
              discs[disc],
            )}
          >
            {index + 1}
          </span>
          <Title className="pt-1 font-semibold">{title}</Title>
          <span className="col-start-2">{text}</span>
        </li>
      ))}
    </ol>
  );
}
