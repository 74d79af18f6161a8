import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { refreshSession } from '#browser/session/session.ts';
import type { Consent } from '#identity/consents/contract.ts';
import type { ConsentPurpose } from '#identity/consents/rules.ts';
import { consentsApi } from '#identity/consents/web/shared/api.ts';
import { confidingApi } from '#member/coaches/web/shared/api.ts';
import { adviceApi } from '#member/coaching/web/shared/api.ts';
import { matchingApi } from '#member/matching/web/shared/api.ts';
import { profileApi } from '#member/profile/web/shared/api.ts';
import { answersApi } from '#member/questionnaires/web/shared/api.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { ConsentHistory } from './consent-history.tsx';

const CONSENT_COVERS: Record<
  Exclude<ConsentPurpose, 'terms'>,
  { title: string; what: string; why: string; seen: string; withdrawn: string }
> = {
  'love-life': {
    title: 'Vos réponses sur votre vie amoureuse',
    what: 'Votre profil amoureux et le genre que vous recherchez.',
    why: 'Choisir les personnes que nous vous présentons, et celles à qui nous vous présentons.',
    seen: 'Aucun membre ne lit vos réponses ; votre coach lit votre profil amoureux si vous le lui montrez. Le score en tient compte, et la matchmaker qui cherche qui vous présenter le voit aussi : une personne à qui l’on vous présente peut deviner une réponse, sans la lire, et une affinité très haute laisse deviner que vos réponses se ressemblent.',
    withdrawn:
      'Votre profil amoureux et votre recherche (genre, âges, distance) sont effacés. Votre score devient 0 et votre sélection se vide.',
  },
  quiz: {
    title: 'Vos réponses au quiz',
    what: 'Vos quatre réponses au quiz relationnel.',
    why: 'Vous proposer des conseils et des ateliers.',
    seen: 'Vous, et votre coach si vous les lui montrez. Aucun membre ne les lit, et le score n’en tient pas compte.',
    withdrawn:
      'Vos quatre réponses sont effacées, et les conseils qui en viennent avec elles. Rien d’autre ne change.',
  },
  coaching: {
    title: 'Ce que vous confiez à votre coach',
    what: 'Vos messages à votre coach, et ses notes.',
    why: 'Vous accompagner.',
    seen: 'Vous et votre coach. Aucun membre ne les lit.',
    withdrawn: 'Vos messages avec votre coach et ses notes sont effacés.',
  },
  interview: {
    title: 'Votre entretien de bienvenue',
    what: 'Les notes de la personne qui vous reçoit.',
    why: 'Vous accompagner, et vous présenter mieux.',
    seen: 'Les coachs et les matchmakers de l’équipe. Aucun membre ne les lit.',
    withdrawn: 'Ces notes sont effacées, et l’entretien à venir est annulé.',
  },
  'intimate-workshop': {
    title: 'Vos ateliers sur un sujet intime',
    what: 'Vos inscriptions aux ateliers sur la dépendance affective, la peur de l’abandon et le deuil d’une relation.',
    why: 'Vous garder une place.',
    seen: 'Le coach qui anime la séance, par votre prénom.',
    withdrawn: 'Vos places à venir dans ces ateliers sont rendues.',
  },
};

interface ConsentPartProps {
  purpose: keyof typeof CONSENT_COVERS;
  consents: Consent[];
  change: ReturnType<typeof useConsentChange>;
  /** Text while the consent is not given. */
  without: string;
  news: { withdrawn: string; given?: string };
  withdrawLabel: string;
  /** Rendered before the button that withdraws it. */
  next?: ReactNode;
  /** Replaces that button while the consent is not given. */
  ask?: ReactNode;
  onWithdrawn?: () => void;
}

/** A consent with what it covers, its history and its withdrawal. */
export function ConsentPart(props: ConsentPartProps) {
  const { purpose, consents, change, without, news, withdrawLabel, next, ask, onWithdrawn } = props;
  const [asking, setAsking] = useState(false);
  const said = change.news && news[change.news];
  const given = consents.some(({ withdrawnAt }) => withdrawnAt === null);
  return (
    <div className="grid gap-3 border-t border-filet pt-6 first:border-t-0 first:pt-0">
      <h3 className="text-base">{CONSENT_COVERS[purpose].title}</h3>
      {given ? <ConsentCovers purpose={purpose} /> : <p>{without}</p>}
      <ConsentHistory consents={consents} />
      <div role="status" className="empty:hidden">
        {said ? <p className="font-medium text-sauge">{said}</p> : null}
      </div>
      {given ? (
        <div className="flex flex-wrap gap-3">
          {next}
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {withdrawLabel}
          </Button>
        </div>
      ) : (
        ask
      )}
      <WithdrawDialog
        purpose={purpose}
        open={asking}
        onClose={() => setAsking(false)}
        onWithdrawn={() => {
          onWithdrawn?.();
          return change.readAgain('withdrawn');
        }}
      />
    </div>
  );
}

export interface OwnConsentProps {
  consents: Consent[];
  /** Called when the pressed button is replaced by another. */
  onChanged: () => void;
}

function ConsentCovers({ purpose }: { purpose: keyof typeof CONSENT_COVERS }) {
  const { what, why, seen, withdrawn } = CONSENT_COVERS[purpose];
  const lines = [
    ['Ce que nous utilisons', what],
    ['Pour quoi faire', why],
    ['Qui le voit', seen],
    ['Si vous le retirez', withdrawn],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-[20px] bg-lavande p-4 sm:grid-cols-[11rem_1fr] sm:p-5">
      {lines.map(([name, text]) => (
        <div key={name} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="font-semibold">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const WITHDRAW_FAILED = 'Votre accord n’a pas pu être retiré : rien n’a changé. Veuillez réessayer.';

const LOSSES = {
  'love-life': {
    title: 'Retirer votre accord ?',
    lost: ['vos cinq réponses du profil amoureux ;', 'votre recherche : genre, âges et distance.'],
    stays:
      'Votre score devient 0, votre sélection se vide et nous ne vous présentons plus à personne. Votre compte, votre profil, votre quiz et vos conversations restent. Vous pourrez redonner cet accord ici, quand vous voudrez.',
  },
  quiz: {
    title: 'Retirer l’accord du quiz ?',
    lost: ['vos quatre réponses du quiz, et les conseils qui en viennent.'],
    stays:
      'Rien d’autre ne change : votre profil, votre score et vos conversations restent. Vous pourrez refaire le quiz quand vous voudrez.',
  },
  coaching: {
    title: 'Retirer l’accord d’accompagnement ?',
    lost: ['vos messages avec votre coach ;', 'ses notes.'],
    stays: 'Votre coach et vos inscriptions restent. Vous pourrez redonner cet accord quand vous voudrez.',
  },
  interview: {
    title: 'Retirer l’accord d’entretien ?',
    lost: ['les notes de votre entretien ;', 'l’entretien à venir, qui est annulé.'],
    stays: 'Rien d’autre ne change. Vous pourrez redonner cet accord quand vous voudrez.',
  },
  'intimate-workshop': {
    title: 'Retirer l’accord des ateliers intimes ?',
    lost: ['vos places à venir dans ces ateliers, qui vont à la liste d’attente.'],
    stays: 'Vos autres inscriptions restent. Vous pourrez redonner cet accord quand vous voudrez.',
  },
} as const;

interface WithdrawDialogProps {
  purpose: keyof typeof LOSSES;
  open: boolean;
  onClose: () => void;
  onWithdrawn: () => Promise<void>;
}

/** Names the data that will be lost (D22, D30) before the confirmation. */
function WithdrawDialog({ purpose, open, onClose, onWithdrawn }: WithdrawDialogProps) {
  const { title, lost, stays } = LOSSES[purpose];
  const withdraw = useMutation({
    mutationFn: () =>
      purpose === 'love-life' || purpose === 'quiz'
        ? answersApi.withdrawConsent.call({ purpose })
        : confidingApi.withdraw.call({ purpose }),
    onSuccess: async () => {
      onClose();
      await onWithdrawn();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      description="Seront effacés aussitôt, sans retour possible :"
      danger
      confirmLabel="Retirer mon accord"
      pending={withdraw.isPending}
      pendingLabel="Retrait en cours…"
      onConfirm={() => withdraw.mutate()}
    >
      <ul className="grid list-disc gap-1 pl-6">
        {lost.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{stays}</p>
      <FailureAlert error={withdraw.error} failed={WITHDRAW_FAILED} />
    </ConfirmDialog>
  );
}

export function useConsentChange(onChanged: () => void) {
  const queryClient = useQueryClient();
  const [news, setNews] = useState<{ changed: 'given' | 'withdrawn' }>();
  const afterChange = useEffectEvent(onChanged);
  // After the dialog has closed: closing moves the focus back.
  useEffect(() => {
    if (news) afterChange();
  }, [news]);
  async function readAgain(changed: 'given' | 'withdrawn') {
    // Erased answers must not be shown from the cache.
    for (const key of [answersApi.key(), adviceApi.key()]) queryClient.removeQueries({ queryKey: key });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: consentsApi.consents.key() }),
      queryClient.invalidateQueries({ queryKey: matchingApi.key() }),
      queryClient.invalidateQueries({ queryKey: profileApi.key() }),
      // Best effort: the change is saved, and the next page refetches the session.
      refreshSession().catch(() => undefined),
    ]);
    setNews({ changed });
  }
  return { news: news?.changed, readAgain };
}
