import { type Page, test } from '@playwright/test';
import sharp from 'sharp';
import type { NewProfile } from '#member/membership/contract.ts';
import type { StaffRole } from '../src/desk/staff/rules.ts';
import { deskSession } from './desk-sessions.ts';
import { expect } from './fixtures.ts';
import { CONFIRM_ADDRESS, mailedLink } from './mailbox.ts';

export const PASSWORD = 'un beau soir d’été';
export const DEMO = { email: 'camille@exemple.invalid', password: 'une-lueur-ce-soir' } as const;

export async function aPicture(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#f4a672' } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="400" height="400"><circle cx="200" cy="200" r="200" fill="#6b2d5c"/></svg>',
        ),
      },
    ])
    .png()
    .toBuffer();
  return { name: 'moi.png', mimeType: 'image/png', buffer };
}

export async function addPhoto(page: Page): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(await aPicture());
  await expect(page.getByRole('dialog', { name: 'Recadrer la photo' })).toBeVisible();
}

/** The crop dialog keeps the focus until closed: wait before typing. */
export async function keepFrame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByRole('dialog', { name: 'Recadrer la photo' })).toBeHidden();
}

export async function chooseCity(page: Page, typed: string, city: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: 'Ville' }).fill(typed);
  await page.getByRole('option', { name: city }).first().click();
}

export async function fillProfile(page: Page): Promise<void> {
  await page.getByLabel('Prénom').fill('Claire');
  await page.getByLabel('Nom', { exact: true }).fill('Exemple');
  await page.getByText('Une femme', { exact: true }).click();
  await page.getByLabel('Jour').fill('14');
  await page.getByLabel('Mois').fill('3');
  await page.getByLabel('Année').fill('1992');
  await chooseCity(page, 'lyon', /^Lyon 69001/);
  await page.getByRole('radio', { name: 'Non', exact: true }).check({ force: true });
  await page.getByLabel(/^Quelques mots/).fill('J’aime les balades en forêt et les marchés du dimanche.');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /conditions générales/ }).check();
  await page.getByRole('checkbox', { name: /vie amoureuse/ }).check();
}

/** Saves a step of the funnel and waits for the next one. */
export async function goOn(page: Page, next: string, button: RegExp = /^Continuer$/): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(new RegExp(`/inscription/${next}$`));
}

async function answerLifeProject(page: Page): Promise<void> {
  for (const answer of ['En ville', 'Vie commune', 'Je veux des enfants']) {
    await page.getByRole('radio', { name: new RegExp(`^${answer}`) }).check({ force: true });
  }
}

async function chooseActivities(page: Page): Promise<void> {
  for (const activity of ['Cinéma', 'Nature', 'Randonnée']) {
    await page.getByRole('checkbox', { name: activity, exact: true }).check({ force: true });
  }
}

async function answerLoveProfile(page: Page): Promise<void> {
  for (let question = 1; question <= 5; question += 1) {
    await expect(page.getByText(`Question ${question} sur 5`)).toBeVisible();
    await page.getByRole('radio').nth(3).check({ force: true });
  }
}

async function answerQuiz(page: Page): Promise<void> {
  const sliders = page.getByRole('slider');
  for (let index = 0; index < 4; index += 1) {
    await sliders.nth(index).focus();
    for (let press = 0; press < 2 + index; press += 1) await page.keyboard.press('ArrowRight');
  }
}

type FunnelStep =
  | 'profile'
  | 'preferences'
  | 'life-project'
  | 'shared-values'
  | 'love-profile'
  | 'quiz'
  | 'advice'
  | 'complete';

/**
 * Completes the funnel from the profile to the end.
 * @param look called at each step, once it is filled in
 */
export async function finishFunnel(
  page: Page,
  look: (step: FunnelStep) => Promise<void> = async () => undefined,
): Promise<void> {
  await fillProfile(page);
  await look('profile');
  await goOn(page, 'preferences');
  await expect(page.getByRole('slider', { name: 'Âge minimum' })).toHaveValue('25');
  await page.getByText('Un homme', { exact: true }).click();
  await look('preferences');
  await goOn(page, 'life-project');
  await answerLifeProject(page);
  await look('life-project');
  await goOn(page, 'shared-values');
  await chooseActivities(page);
  await expect(page.getByText('2 choix restants')).toBeVisible();
  await look('shared-values');
  await goOn(page, 'love-profile');
  await answerLoveProfile(page);
  await look('love-profile');
  await goOn(page, 'quiz', /^Enregistrer$/);
  await expect(page.getByText('non répondu').first()).toBeVisible();
  await answerQuiz(page);
  await page.getByRole('checkbox', { name: /ce quiz/ }).check();
  await look('quiz');
  await goOn(page, 'advice');
  await page.getByRole('link', { name: 'Continuer' }).waitFor();
  await look('advice');
  await page.getByRole('link', { name: 'Continuer' }).click();
  await expect(page).toHaveURL('/inscription/complete');
  await page.getByRole('link', { name: /^Rencontrer / }).waitFor();
  await look('complete');
}

/** Opens the card of the first person, from the week’s arrival unless an earlier session played it. */
export async function meetTheFirst(page: Page): Promise<void> {
  const meet = page.getByRole('link', { name: /^Rencontrer / });
  const people = page.getByRole('list', { name: 'Mes matchs' });
  await meet.or(people).first().waitFor();
  if (await meet.isVisible()) await meet.click();
  await people.waitFor();
}

export async function logInByForm(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/inscription/form?mode=login');
  await fillLogIn(page, email, password);
}

export async function fillLogIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

async function ask(
  page: Page,
  path: string,
  data: object,
  { method = 'POST', from = '' } = {},
): Promise<void> {
  const { baseURL = '' } = test.info().project.use;
  const headers = { origin: baseURL, ...(from ? { 'x-forwarded-for': from } : {}) };
  const answer = await page.request.fetch(`/api${path}`, { method, data, headers });
  expect(answer.status(), path).toBe(200);
}

export async function openAs(
  page: Page,
  email: string,
  path: string,
  password: string = DEMO.password,
): Promise<void> {
  await ask(page, '/log-in', { email, password });
  await page.goto(path);
}

export async function aNewcomer(page: Page, address: string): Promise<void> {
  const from = `foyer-${address}`;
  await ask(page, '/sign-up', { email: address }, { from });
  const link = await mailedLink(address, CONFIRM_ADDRESS);
  await ask(page, '/sign-up/confirm', { token: link.hash.replace('#jeton=', '') }, { from });
}

/**
 * Creates a new member, logged in, with a profile and no other answers.
 * @param said overrides of the profile
 */
export async function aNewMember(page: Page, address: string, said: Partial<NewProfile> = {}): Promise<void> {
  await aNewcomer(page, address);
  const profile: NewProfile = {
    first_name: 'Claire',
    last_name: 'Exemple',
    gender: 'femme',
    birth_date: '1992-03-14',
    city_code: '69381',
    has_children: false,
    bio: 'J’aime les balades en forêt et les marchés du dimanche.',
    password: PASSWORD,
    accepts_terms: true,
    accepts_love_life_use: true,
    ...said,
  };
  await ask(page, '/profile', profile);
}

/** @param answered overrides of the answers, by path of the API */
export async function aMemberWhoAnswered(
  page: Page,
  address: string,
  said: Partial<NewProfile> = {},
  answered: Record<string, object> = {},
): Promise<void> {
  await aNewMember(page, address, said);
  const answers = {
    '/search-preferences': { preferred_gender: 'homme', min_age: 25, max_age: 45, max_distance: 50 },
    '/life-project': {
      living_preference: 'En ville',
      living_arrangement: 'Vie commune',
      family_plans: 'Je veux des enfants',
    },
    '/shared-values': { activities: ['Cinéma', 'Nature', 'Randonnée'] },
    '/love-profile': {
      liberty_score: 4,
      fidelity_score: 4,
      communication_score: 4,
      tenderness_score: 4,
      sexuality_score: 4,
    },
    '/quiz': {
      past_breakups_score: 3,
      abandonment_fear_score: 4,
      self_confidence_score: 5,
      single_status_score: 6,
      accepts_quiz_use: true,
    },
    ...answered,
  };
  for (const [path, data] of Object.entries(answers))
    await ask(page, path, { ...data, version: null }, { method: 'PUT' });
}

export async function openDeskAs(page: Page, role: StaffRole, path: string): Promise<void> {
  await page.context().addCookies(deskSession(role));
  await page.goto(path);
}

const memberAddress = (id: string) => `membre-${id.replace('demo-', '')}@exemple.invalid`;

/**
 * Lets a demo member open a conversation with a member of their selection, who logs in elsewhere: both see it.
 * @param number of the first member, different in each test, so that none finds another's data
 */
export async function conversation(page: Page, otherPage: Page, number: string) {
  await ask(page, '/log-in', { email: memberAddress(number), password: DEMO.password });
  const { people } = await (await page.request.get('/api/selection')).json();
  const theirId: string = people[0].id;
  await ask(page, '/contacts', { profileId: theirId });
  await page.goto(`/chat?contact=${theirId}`);
  await expect(page.getByText('Message automatique')).toBeVisible();
  await openAs(otherPage, memberAddress(theirId), `/chat?contact=demo-${number}`);
  await expect(otherPage.getByText('Message automatique')).toBeVisible();
  return { theirAddress: `/chat?contact=demo-${number}`, myAddress: `/chat?contact=${theirId}` };
}
