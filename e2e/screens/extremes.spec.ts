import { test } from '../fixtures.ts';
import { aNewMember, meetTheFirst, openAs } from '../steps.ts';
import { shoot, shootWindow } from './shoot.ts';

const LONG_WORD = 'anticonstitutionnellement'.repeat(8);

test('a long name, an endless word, no photo @partout', async ({ page, address }) => {
  await aNewMember(page, address, {
    first_name: 'Marie-Antoinette-Joséphine',
    bio: `Mon mot préféré : ${LONG_WORD}. Et puis les balades.`,
  });
  for (const [name, path] of [
    ['210-prenom-long', '/profile'],
    ['211-prenom-long-dans-l-espace', '/dashboard'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shoot(page, name);
  }
});

/** A different member per project, since written data persists. */
const WRITING = { bureau: '0051', téléphone: '0053' } as const;

test('a message without a space, and a long one @partout', async ({ page }, { project }) => {
  const number = project.name === 'bureau' ? WRITING.bureau : WRITING.téléphone;
  await openAs(page, `membre-${number}@exemple.invalid`, '/selection');
  await meetTheFirst(page);
  await page
    .getByRole('button', { name: /Envoyer un message/ })
    .first()
    .click();
  const field = page.getByRole('textbox', { name: /^Votre message à/ });
  await field.fill(`${LONG_WORD} ! ${'Une phrase qui continue. '.repeat(30)}`);
  await shootWindow(page, '212-long-brouillon');
  await field.press('Enter');
  await page.getByRole('log').getByText(LONG_WORD).waitFor();
  await shootWindow(page, '213-long-message');
});
