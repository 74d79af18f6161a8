import { classNames } from '#ui/class-names.ts';
import { STEPS } from './how-it-works-content.ts';

const tones = ['bg-rosee', 'bg-lavande', 'bg-sauge-100', 'bg-abricot-100'];

export function HowItWorks({ intro }: { intro?: string }) {
  return (
    <section aria-labelledby="comment-ca-marche" className="page-width grid gap-5 py-6 lg:gap-14 lg:py-24">
      <div className="grid max-w-2xl gap-3">
        <h2 id="comment-ca-marche" tabIndex={-1} className="scroll-mt-8">
          Comment ça marche
        </h2>
        {intro ? <p className="text-lg text-encre-2">{intro}</p> : null}
      </div>
      <div className="relative">
        <svg
          viewBox="0 0 1080 90"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-x-0 top-0 hidden h-23 w-full text-bord lg:block"
        >
          <path
            d="M36 36c95 0 180 40 278 40s180-40 278-40 180 40 278 40"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeDasharray="1 9"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ol className="relative grid gap-y-4 lg:grid-cols-4 lg:gap-x-8">
          {STEPS.map((step, index) => (
            <li
              key={step.title}
              className={classNames(
                'relative grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-5 lg:grid-cols-1',
                index % 2 === 1 && 'lg:translate-y-10',
                index < STEPS.length - 1 &&
                  'max-lg:before:absolute max-lg:before:top-13 max-lg:before:-bottom-4 max-lg:before:left-6 max-lg:before:border-l-2 max-lg:before:border-dotted max-lg:before:border-bord max-lg:before:content-[""]',
              )}
            >
              <span
                aria-hidden="true"
                className={classNames(
                  'grid size-12 place-items-center rounded-full font-title text-[1.375rem] lg:text-[1.75rem] font-semibold text-prune lg:size-18',
                  tones[index],
                )}
              >
                {index + 1}
              </span>
              <div className="grid content-start gap-0.5 lg:gap-1.5">
                <h3>{step.title}</h3>
                <p className="leading-snug text-encre-2 lg:leading-normal">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
