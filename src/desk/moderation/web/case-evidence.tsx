import { teamMoment } from '#browser/team-time.ts';
import { ofName } from '#lib/of-name.ts';
import type { Evidence, OpenedCase, ToldEvidence } from '../contract.ts';
import { DECIDED_LABELS } from '../texts.ts';
import { Quoted } from './blurred.tsx';
import { CasePhoto } from './case-photo.tsx';
import { ReportEvidence } from './report-evidence.tsx';

/** A photo is decided on once it is seen whole: one press then suffices. */
const bringIntoView = (figure: HTMLElement | null) => figure?.scrollIntoView({ block: 'nearest' });

export function CaseEvidence({ opened }: { opened: OpenedCase }) {
  const { id, evidence, subject } = opened;
  switch (evidence.kind) {
    case 'report':
      return <ReportEvidence caseId={id} evidence={evidence} />;
    case 'photo':
      return (
        <figure ref={bringIntoView} className="grid gap-2">
          <CasePhoto
            caseId={id}
            photoId={evidence.photoId}
            alt={subject ? `La nouvelle photo ${ofName(subject.firstName)}` : 'La nouvelle photo'}
            className="aspect-[4/5] w-[min(100%,28.8rem,(100dvh_-_24rem)_*_0.8)]"
            caption={evidence.caption}
          />
        </figure>
      );
    case 'text':
      return (
        <>
          <Quoted title={`${evidence.content}, au moment où le site l’a mis de côté`}>{evidence.text}</Quoted>
          {evidence.current === evidence.text ? null : (
            <Quoted title="Aujourd’hui">
              {evidence.current ?? 'Ce texte a été retiré depuis, ou ne peut pas être masqué.'}
            </Quoted>
          )}
        </>
      );
    case 'note':
      return (
        <>
          <p>
            {evidence.author} vous écrit, à vous seuls, {teamMoment(new Date(evidence.toldAt))}
            {subject ? `, après une rencontre avec ${subject.firstName}` : ''}.
          </p>
          {evidence.notAgain ? (
            <p className="font-semibold">{evidence.author} ne souhaite pas revoir cette personne.</p>
          ) : null}
          {evidence.note ? <Quoted title="Son mot">{evidence.note}</Quoted> : null}
        </>
      );
    case 'appeal':
      return (
        <>
          <Quoted title="Ce que la personne répond">{evidence.text}</Quoted>
          <Quoted title={`La décision\u202f: ${decidedWords(evidence)}`}>{evidence.facts}</Quoted>
          <Quoted title="La règle">{evidence.rule}</Quoted>
        </>
      );
    case 'notice':
      return <NoticeEvidence evidence={evidence} />;
    case 'redress':
      return (
        <>
          <Quoted title="Ce que répond la personne qui nous avait écrit">{evidence.text}</Quoted>
          <p>
            La première décision{'\u202f'}: {decidedWords(evidence)}.
          </p>
          {evidence.told.kind === 'report' ? <ReportEvidence caseId={id} evidence={evidence.told} /> : null}
          {evidence.told.kind === 'notice' ? <NoticeEvidence evidence={evidence.told} /> : null}
        </>
      );
    case 'gone':
      return (
        <p className="text-encre-2">
          {opened.settledAt
            ? 'Ce dossier est traité\u202f: ses preuves ne s’ouvrent plus.'
            : 'Ce qui était à regarder a été retiré depuis. Vous pouvez classer ce dossier.'}
        </p>
      );
  }
}

function decidedWords({ decision, decidedAt, decidedBy }: Extract<Evidence, { mayJudge: boolean }>) {
  const what = decision ? DECIDED_LABELS[decision].toLowerCase() : 'inconnue';
  return `${what}, ${teamMoment(new Date(decidedAt))}${decidedBy ? `, par ${decidedBy}` : ''}`;
}

function NoticeEvidence({ evidence }: { evidence: Extract<ToldEvidence, { kind: 'notice' }> }) {
  const { number, from, matter, about, place, content, why } = evidence;
  return (
    <>
      <p>
        {number}, de {from}. {matter}.{about ? ` Ville indiquée\u202f: ${about}.` : ''}
      </p>
      <Quoted title="Où">{place}</Quoted>
      <Quoted title="Quoi">{content}</Quoted>
      <Quoted title="Pourquoi">{why}</Quoted>
    </>
  );
}
