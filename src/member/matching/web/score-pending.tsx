import { useSession } from '#browser/session/session.ts';
import { Alert } from '#ui/alert.tsx';
import { TextLink } from '#ui/link.tsx';

const questionnaires = [
  { answer: 'lifeProject', to: '/inscription/life-project', name: 'Votre projet de vie' },
  { answer: 'sharedValues', to: '/inscription/shared-values', name: 'Vos moments à partager' },
  { answer: 'loveProfile', to: '/inscription/love-profile', name: 'Votre profil amoureux' },
] as const;

export function ScorePending() {
  const { member } = useSession();
  const missing = questionnaires.filter(({ answer }) => !member?.steps[answer]);
  return (
    <Alert title="Vos scores arrivent dès que vos questionnaires sont remplis">
      <p>Quelques minutes suffisent : sans vos réponses, il n’y a rien à comparer.</p>
      {missing.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {missing.map(({ to, name }) => (
            <li key={to}>
              <TextLink to={to} className="inline-flex min-h-11 items-center">
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}
