import type { UseMutationOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { CodeForm } from './code-form.tsx';

const WORDS = {
  phone: {
    intro: 'Ouvrez l’application d’authentification de votre téléphone et recopiez le code du moment.',
    other: 'Je n’ai pas mon téléphone',
  },
  backup: {
    intro: 'Recopiez l’un des dix codes que vous avez gardés. Il ne servira plus ensuite.',
    other: 'J’ai mon téléphone',
  },
} as const;

interface CodeStepProps<Answer> {
  check: UseMutationOptions<Answer, Error, { code: string }>;
  button: string;
  titleSize?: string;
  withNeither: ReactNode;
}

export function CodeStep<Answer>({ check, button, titleSize, withNeither }: CodeStepProps<Answer>) {
  const [kind, setKind] = useState<'phone' | 'backup'>('phone');
  const { intro, other } = WORDS[kind];
  return (
    <>
      <div className="grid gap-2">
        <h1 ref={focusOnMount} tabIndex={-1} className={classNames('outline-none', titleSize)}>
          Double authentification
        </h1>
        <p className="text-encre-2">{intro}</p>
      </div>
      <CodeForm key={kind} kind={kind} button={button} check={check}>
        <Button
          variant="quiet"
          size="small"
          className="justify-self-center"
          onClick={() => setKind(kind === 'phone' ? 'backup' : 'phone')}
        >
          {other}
        </Button>
      </CodeForm>
      {kind === 'backup' ? withNeither : null}
    </>
  );
}
