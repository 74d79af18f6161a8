import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { connectPatiently, expectToSeeOther } from './call.ts';
import { expect, test } from './fixtures.ts';
import { mailTo } from './mailbox.ts';
import { aMemberWhoAnswered, meetTheFirst, openAs } from './steps.ts';

test.use({ permissions: ['camera', 'microphone'] });
test.beforeEach(async ({ page, otherPage }) => {
  for (const caller of [page, otherPage]) await connectPatiently(caller);
});

const NEWS = 'Du nouveau sur Lueur';
const memberAddress = (id: string) => `membre-${id.replace('demo-', '')}@exemple.invalid`;
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: /^Votre message à/ });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(log(page).getByText(text)).toBeVisible();
}

async function press(control: Locator): Promise<void> {
  await control.focus();
  await expect(control).toBeFocused();
  await control.press('Enter');
}

test('two members go from the selection to a date in both agendas and a call that connects, by keyboard @téléphone', async ({
  page,
  otherPage,
  address,
}) => {
  await aMemberWhoAnswered(page, address);
  await page.goto('/selection');
  await meetTheFirst(page);
  await page
    .getByRole('button', { name: /^Envoyer un message/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/chat\?contact=/);
  const theirAddress = memberAddress(new URL(page.url()).searchParams.get('contact') ?? '');
  await openAs(otherPage, theirAddress, '/chat');
  await otherPage
    .getByRole('link', { name: /^Claire/ })
    .first()
    .click();
  await expect(otherPage.getByText('Message automatique')).toBeVisible();
  await write(page, 'Bonsoir, quel est votre sentier préféré ?');
  await expect(page.getByRole('button', { name: 'Proposer un rendez-vous' })).toBeHidden();
  await write(otherPage, 'Celui des crêtes. Et vous ?');
  await expect(log(page).getByText('Celui des crêtes. Et vous ?')).toBeVisible();

  await test.step('a call of ten minutes', async () => {
    await press(otherPage.getByRole('button', { name: 'Proposer un appel de dix minutes' }));
    await expect(otherPage.getByText('En attente de sa réponse').last()).toBeVisible();
    await expectAccessible(otherPage, 'call proposed');
    await expectAccessible(page, 'call to answer');
    await press(page.getByRole('button', { name: 'Accepter' }));
    for (const someone of [page, otherPage]) {
      await press(someone.getByRole('link', { name: 'Rejoindre' }));
      await expect(someone.getByRole('heading', { name: /^Votre appel avec/ })).toBeVisible();
    }
    await expectAccessible(page, 'before the call');
    for (const someone of [page, otherPage]) {
      await press(someone.getByRole('button', { name: 'Essayer ma caméra et mon micro' }));
      await expect(someone.getByRole('region', { name: 'Votre image et votre voix' })).toBeVisible();
    }
    await expectAccessible(page, 'camera tried');
    await press(page.getByRole('button', { name: 'Rejoindre l’appel' }));
    await expect(page.getByText(/^En attente d[e’]/)).toBeVisible();
    await expectAccessible(page, 'alone in the call');
    await expect(otherPage.getByText('Claire vous attend.')).toBeVisible();
    await press(otherPage.getByRole('button', { name: 'Rejoindre l’appel' }));
    for (const someone of [page, otherPage]) {
      await expectToSeeOther(someone);
      await expect(someone.getByRole('timer')).toContainText(/\b\d:\d\d/);
    }
    await expectAccessible(page, 'in the call');
    await press(otherPage.getByRole('button', { name: 'Couper la caméra' }));
    await expect(page.getByText(/a coupé sa caméra/)).toBeVisible();
    await expectAccessible(page, 'the other’s camera is off');
    await press(page.getByRole('button', { name: 'Raccrocher' }));
    await expect(page.getByRole('heading', { name: 'Vous avez raccroché' })).toBeVisible();
    await expect(otherPage.getByRole('heading', { name: 'L’appel est terminé' })).toBeVisible();
    await expectAccessible(otherPage, 'call ended');
    for (const someone of [page, otherPage])
      await press(someone.getByRole('link', { name: 'Revenir à la conversation' }));
  });

  await test.step('a date', async () => {
    await press(page.getByRole('button', { name: 'Proposer un rendez-vous' }));
    const form = page.getByRole('dialog', { name: 'Proposer un rendez-vous' });
    await expectAccessible(page, 'form of a date');
    await press(form.getByRole('button', { name: 'Changer\u202f: premier moment' }));
    await form.getByLabel('Heure').selectOption('18:30');
    await press(form.getByRole('button', { name: 'Autres lieux' }));
    await expectAccessible(page, 'form of a date, with everything open');
    await form.getByText('Librairie', { exact: true }).click();
    await form.getByLabel(/nom ou son quartier/).fill('Le Petit Bouchon');
    await expect(form.getByText(/dans une librairie, Le Petit Bouchon/)).toBeVisible();
    await press(form.getByRole('button', { name: 'Proposer', exact: true }));
    await expect(page.getByText('En attente de sa réponse').last()).toBeVisible();
    await expectAccessible(page, 'date proposed');
    const moments = otherPage.getByRole('list', { name: 'Moments proposés' }).getByRole('button');
    await expect(moments).toHaveCount(3);
    await expectAccessible(otherPage, 'date to answer');
    await press(moments.first());
  });

  await test.step('the date is in both agendas', async () => {
    for (const [someone, mailbox] of [
      [page, address],
      [otherPage, theirAddress],
    ] as const) {
      await expect(someone.getByRole('heading', { name: /^C’est convenu/ })).toBeVisible();
      await expectAccessible(someone, 'ticket');
      const link = someone.getByRole('link', { name: 'Ajouter à mon agenda' });
      const file = await someone.request.get((await link.getAttribute('href')) ?? '');
      expect(await file.text()).toContain('BEGIN:VEVENT');
      const mail = await mailTo(mailbox, NEWS);
      expect(mail.text).toMatch(/^C’est convenu/);
      expect(mail.attachments.map(({ filename }) => filename)).toContain('rendez-vous.ics');
    }
  });
});
