import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { deskStaffApi } from '../shared/api.ts';
import { rereadDeskSession } from '../shared/desk-session.ts';
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

/** The second of the two proofs: what the phone shows, or one of the codes kept for the day it is lost. */
export function CodeStep() {
  const [kind, setKind] = useState<'phone' | 'backup'>('phone');
  const { intro, other } = WORDS[kind];
  return (
    <>
      <div className="grid gap-2">
        <h1 ref={focusOnMount} tabIndex={-1} className="text-[1.75rem]">
          Double authentification
        </h1>
        <p className="text-encre-2">{intro}</p>
      </div>
      <CodeForm
        key={kind}
        kind={kind}
        button="Ouvrir ma session"
        check={deskStaffApi.giveCode.mutationOptions({ onSuccess: rereadDeskSession })}
      >
        <Button
          variant="quiet"
          size="small"
          className="justify-self-center"
          onClick={() => setKind(kind === 'phone' ? 'backup' : 'phone')}
        >
          {other}
        </Button>
      </CodeForm>
      {kind === 'backup' ? (
        <p className="text-sm text-encre-2">
          Ni téléphone, ni code ? Demandez à une personne de l’administration de remettre à zéro votre double
          authentification.
        </p>
      ) : null}
    </>
  );
}
