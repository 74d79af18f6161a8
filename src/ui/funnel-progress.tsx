import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';

interface FunnelStep {
  id: string;
  label: string;
}

interface FunnelProgressProps {
  steps: readonly FunnelStep[];
  currentId: string;
  remaining?: string;
}

function leftOver(count: number): string {
  if (count === 0) return 'dernière étape';
  return count === 1 ? 'encore une étape' : `encore ${count} étapes`;
}

/** The current step of the funnel, its name, and the remaining time. */
export function FunnelProgress({ steps, currentId, remaining }: FunnelProgressProps) {
  const index = Math.max(
    0,
    steps.findIndex((step) => step.id === currentId),
  );
  const left = leftOver(steps.length - 1 - index);
  return (
    <nav aria-label="Votre avancée" className="grid gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-encre-2">
        <span className="font-semibold text-sauge">
          Étape {index + 1} sur {steps.length}
          <span className="lg:hidden">
            {'\u202f'}: {steps[index]?.label}
          </span>
        </span>
        <span>{remaining ? `${left}, ${remaining}` : left}</span>
      </p>
      <ol className="flex gap-1.5">
        {steps.map((step, position) => (
          <li
            key={step.id}
            aria-current={position === index ? 'step' : undefined}
            className="grid min-w-0 flex-1 content-start gap-2"
          >
            <span
              aria-hidden="true"
              className={classNames(
                'h-2 rounded-full border transition-colors',
                position <= index ? 'border-sauge bg-sauge' : 'border-bord/60 bg-carte',
              )}
            />
            <span
              className={classNames(
                'sr-only items-start gap-1 text-xs leading-tight lg:not-sr-only lg:flex',
                position === index ? 'font-semibold text-encre' : 'text-encre-2',
              )}
            >
              {position < index ? (
                <Check aria-hidden="true" className="size-3.5 shrink-0 text-sauge" />
              ) : null}
              <span>
                {step.label}
                {position < index ? <span className="sr-only">, étape passée</span> : null}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
