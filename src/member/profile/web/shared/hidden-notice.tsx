import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { TextLink } from '#ui/link.tsx';
import { PROFILE_TEXTS, photoOf, promptOf } from '../../rules.ts';
import { PROFILE_FIELD_NAMES, PROMPT_TEXTS } from '../../texts.ts';
import { hiddenQuery } from './api.ts';

export function HiddenNotice() {
  const { data: hidden = [] } = useQuery(hiddenQuery());
  if (hidden.length === 0) return null;
  return (
    <section
      aria-labelledby="masque"
      className="mb-6 flex items-start gap-4 rounded-card bg-abricot-100 p-5 sm:p-6"
    >
      <EyeOff aria-hidden="true" className="mt-1 size-6 shrink-0 text-prune" />
      <div className="grid min-w-0 gap-3">
        <h2 id="masque" className="text-h3">
          {hidden.length === 1
            ? 'Une partie de votre profil est masquée'
            : 'Des parties de votre profil sont masquées'}
        </h2>
        <ul className="grid gap-2">
          {hidden.map(({ content, why }) => (
            <li key={content} className="wrap-anywhere">
              <strong>{nameOf(content)}</strong>
              {'\u202f'}: {why}
            </li>
          ))}
        </ul>
        <p>
          Les autres membres ne voient plus ce qui est masqué. Vous pouvez le remplacer ici{'\u202f'}: ce que
          vous mettez à la place est visible aussitôt. Vous n’êtes pas d’accord{'\u202f'}?{' '}
          <TextLink to="/votre-compte">Lire la décision et la contester</TextLink>
        </p>
      </div>
    </section>
  );
}

function nameOf(content: string): string {
  const prompt = promptOf(content);
  if (prompt) return `Votre réponse à «\u202f${PROMPT_TEXTS[prompt]}\u202f»`;
  if (photoOf(content, 'photo')) return 'Une photo';
  const field = PROFILE_TEXTS.find((one) => one === content);
  return field ? `Votre ${PROFILE_FIELD_NAMES[field].toLowerCase()}` : 'La légende d’une photo';
}
