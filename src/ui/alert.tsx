import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { keepWords } from './keep-words.tsx';
import { CircleAlert, CircleCheck, Info } from './light-icons.tsx';

type AlertTone = 'error' | 'info' | 'success';

const looks: Record<AlertTone, { icon: typeof Info; className: string; iconClass: string }> = {
  error: { icon: CircleAlert, className: 'border-danger bg-danger-100', iconClass: 'text-danger' },
  info: { icon: Info, className: 'border-transparent bg-lavande', iconClass: 'text-prune' },
  success: { icon: CircleCheck, className: 'border-transparent bg-sauge-100', iconClass: 'text-sauge' },
};

interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** A message in the page. An error interrupts (role alert), the others are polite (role status). */
export function Alert({ tone = 'info', title, children, action, className }: AlertProps) {
  const { icon: Icon, className: look, iconClass } = looks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-3 rounded-[20px] border p-4', look, className)}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-6 shrink-0', iconClass)} />
      <div className="grid min-w-0 flex-1 gap-1">
        {title ? <p className="font-semibold">{keepWords(title)}</p> : null}
        {children ? <div>{keepWords(children)}</div> : null}
        {action ? <div className="mt-2 flex flex-wrap gap-3">{action}</div> : null}
      </div>
    </div>
  );
}
