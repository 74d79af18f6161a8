import { ButtonLink } from '#ui/button.tsx';
import { TEST_QUESTIONS, TEST_SUBJECTS } from './love-test-subjects.ts';

/** The questions to read, and a link to the sign-up, where the test cannot run. */
export function TestWithoutScript() {
  return (
    <section aria-labelledby="questions" className="hidden space-y-6 noscript:block">
      <p className="rounded-field bg-lavande px-5 py-4">
        Le portrait se compose dans votre navigateur : il a besoin de JavaScript. Les questions, elles, se
        lisent sans, et se posent très bien à deux.
      </p>
      <h2 id="questions">Les cinq questions</h2>
      <ol className="grid gap-6">
        {TEST_SUBJECTS.map((subject) => (
          <li key={subject} className="grid gap-2">
            <h3>{TEST_QUESTIONS[subject].question}</h3>
            <ul className="grid list-disc gap-1 pl-6">
              {TEST_QUESTIONS[subject].sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <ButtonLink to="/inscription/bienvenue" size="large" className="justify-self-start">
        Commencer gratuitement
      </ButtonLink>
    </section>
  );
}
