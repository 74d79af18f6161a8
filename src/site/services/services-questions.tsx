import { SERVICE_QUESTIONS } from '#member/membership/texts/questions.ts';
import { TextLink } from '#ui/link.tsx';

export function ServiceQuestions() {
  return (
    <section aria-labelledby="questions" className="bg-lin py-14 lg:py-20">
      <div className="page-width grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div className="grid content-start gap-3">
          <h2 id="questions">Avant de vous décider</h2>
          <p className="text-encre-2">
            Le détail est dans les <TextLink to="/cgu#prix">conditions générales</TextLink>. Pour connaître
            les personnes qui accompagnent : <TextLink to="/nos-coachs">nos coachs</TextLink>.
          </p>
        </div>
        <ul className="grid">
          {SERVICE_QUESTIONS.map(({ question, answer }) => (
            <li key={question} className="border-t border-filet py-3 first:border-t-0 first:pt-0">
              <details className="group">
                <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-field font-title text-h3 [&::-webkit-details-marker]:hidden">
                  {question}
                  <span
                    aria-hidden="true"
                    className="text-2xl text-prune transition-transform group-open:rotate-45"
                  >
                    +
                  </span>
                </summary>
                <p className="max-w-2xl pt-1 pb-3">{answer}</p>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
