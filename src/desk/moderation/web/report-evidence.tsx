import { frenchMoment } from '#lib/french-date.ts';
import type { MessageEvidence } from '#member/reports/contract.ts';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/link.tsx';
import type { ToldEvidence } from '../contract.ts';
import { EvidenceProfile } from './evidence-profile.tsx';
import { Quoted } from './quoted.tsx';

interface ReportEvidenceProps {
  caseId: string;
  evidence: Extract<ToldEvidence, { kind: 'report' }>;
}

export function ReportEvidence({ caseId, evidence }: ReportEvidenceProps) {
  const { number, reason, profile, reporter, messages, words, photos, sealed, origin } = evidence;
  const names = {
    reported: profile?.firstName ?? 'La personne signalée',
    reporter: reporter?.firstName ?? (origin ? 'L’équipe' : 'La personne qui signale'),
  };
  const photosOf = (part: 'reported' | 'reporter') => photos.filter((photo) => photo.part === part);
  return (
    <>
      <Quoted
        title={origin ? `Ce que l’équipe a constaté (${number})` : `Ce que dit ${names.reporter} (${number})`}
      >
        {reason}
      </Quoted>
      {origin?.kind === 'thread' ? (
        <TextLink to={`/equipe/messages/${origin.id}`}>Voir la conversation d’où vient ce constat</TextLink>
      ) : null}
      {words ? (
        <Quoted title={`Le mot que ${names.reported} a laissé après la rencontre`}>
          {[words.sentence, words.qualities.join(', ')].filter(Boolean).join('\n')}
        </Quoted>
      ) : null}
      {origin && messages.length === 0 ? null : (
        <section className="grid gap-2">
          <h3 className="text-base font-semibold">
            {origin
              ? 'Les derniers messages à l’équipe, scellés avec le dossier'
              : 'Leurs derniers messages, scellés avec le signalement'}
          </h3>
          <EvidenceMessages label="Derniers messages" messages={messages} names={names} />
        </section>
      )}
      {sealed && sealed.length > 0 ? (
        <section className="grid gap-2">
          <h3 className="text-base font-semibold">La conversation supprimée depuis</h3>
          <EvidenceMessages label="Conversation supprimée" messages={sealed} names={names} />
        </section>
      ) : null}
      <div className="grid gap-4 @md:@max-2xl:grid-cols-2 @4xl:grid-cols-2">
        {profile ? (
          <EvidenceProfile
            caseId={caseId}
            title="La personne signalée, à ce moment"
            profile={profile}
            photos={photosOf('reported')}
          />
        ) : null}
        {reporter ? (
          <EvidenceProfile
            caseId={caseId}
            title="La personne qui signale, à ce moment"
            profile={reporter}
            photos={photosOf('reporter')}
          />
        ) : null}
      </div>
    </>
  );
}

interface EvidenceMessagesProps {
  label: string;
  messages: readonly MessageEvidence[];
  names: { reported: string; reporter: string };
}

function EvidenceMessages({ label, messages, names }: EvidenceMessagesProps) {
  const written = messages.filter(({ automatic }) => !automatic);
  if (written.length === 0)
    return <p className="text-encre-2">Rien n’avait été écrit dans cette conversation.</p>;
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard.
      tabIndex={0}
      className="max-h-[28rem] overflow-y-auto rounded-[20px] border border-filet bg-carte p-4"
    >
      <ol className="grid gap-3">
        {written.map(({ from, content, at }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: sealed messages never change.
            key={place}
            className={classNames(
              'grid max-w-[85%] gap-0.5 rounded-[18px] px-4 py-2.5',
              from === 'reported' ? 'bg-rosee' : 'justify-self-end bg-lin',
            )}
          >
            <p className="flex flex-wrap gap-x-2 text-xs text-encre-2">
              <span className="font-semibold text-encre">{names[from]}</span>
              <time dateTime={at}>{frenchMoment(new Date(at))}</time>
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{content}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
