import { classNames } from './class-names.ts';

interface StepperProps {
  /** From 1 to `total`. */
  current: number;
  total: number;
  label?: string;
  className?: string;
}

export function Stepper({ current, total, label = 'Question', className }: StepperProps) {
  const steps = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <div className={classNames('grid gap-2', className)}>
      <p role="status" className="text-sm font-semibold text-sauge">
        {label} {current} sur {total}
      </p>
      <div aria-hidden="true" className="flex gap-1.5">
        {steps.map((step) => (
          <span
            key={step}
            className={classNames(
              'h-2 flex-1 rounded-full border transition-colors',
              step <= current ? 'border-sauge bg-sauge' : 'border-bord/60 bg-carte',
            )}
          />
        ))}
      </div>
    </div>
  );
}
