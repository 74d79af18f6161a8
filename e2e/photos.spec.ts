import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { CONFIRM_ADDRESS, followMailedLink } from './mailbox.ts';
import { addPhoto, aNewMember, keepFrame } from './steps.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const photos = (page: Page) => page.getByRole('list', { name: 'Mes photos' });

const said = (page: Page) => photos(page).getByRole('button').allInnerTexts();

const shapeOf = (image: HTMLElement) =>
  image instanceof HTMLImageElement ? image.naturalHeight / image.naturalWidth : 0;

async function openProfile(page: Page, address: string): Promise<void> {
  await aNewMember(page, address);
  await page.goto('/profile');
  await expect(button(page, 'Ajouter une photo')).toBeVisible();
}

async function addFramed(page: Page, count: number): Promise<void> {
  await addPhoto(page);
  await keepFrame(page);
  await expect(photos(page).locator('img')).toHaveCount(count);
  await expect(photos(page).getByRole('progressbar')).toBeHidden();
}

async function caption(page: Page, name: RegExp, words: string): Promise<void> {
  await button(page, name).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Légende/)
    .fill(words);
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('three photos are cropped by hand, described, reordered by keyboard and displayed upright @partout', async ({
  page,
  address,
}) => {
  await openProfile(page, address);
  await expectAccessible(page, 'no photo yet');

  await addPhoto(page);
  const stage = page.getByRole('img', { name: 'Votre photo, avant recadrage' });
  const before = await stage.getAttribute('style');
  const box = await stage.locator('..').boundingBox();
  if (!box) throw new Error('the photo has a place');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, -300);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2 + 30, { steps: 4 });
  await page.mouse.up();
  expect(await stage.getAttribute('style')).not.toBe(before);
  await expectAccessible(page, 'the upright frame');
  await button(page, /^Vignette/).click();
  await button(page, 'Zoom avant').click();
  await expectAccessible(page, 'the round thumbnail');
  await keepFrame(page);
  await expect(button(page, 'Photo principale')).toBeVisible();

  await addFramed(page, 2);
  await addFramed(page, 3);
  await caption(page, /^Photo principale/, 'Au marché');
  await caption(page, /^Photo 2/, 'En forêt');
  await button(page, /^Photo 3/).click();
  await expectAccessible(page, 'one photo');
  await page.getByLabel(/^Légende/).fill('Voir www.exemple.com');
  await button(page, 'Enregistrer').click();
  await expect(page.getByText(/^N’indiquez pas de lien ici/)).toBeVisible();
  await page.getByLabel(/^Légende/).fill('Face à la mer');
  await button(page, 'Enregistrer').click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await button(page, /^Photo 3/).focus();
  await page.keyboard.press('Enter');
  await button(page, 'Avancer d’une place').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Elle est à la place 2 sur 3.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Elle est montrée la première.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, /^Photo principale/)).toHaveAccessibleName(/Face à la mer/);
  // The grid updates optimistically: leaving the page too soon would show the old order.
  const first = async () => (await (await page.request.get('/api/profile/photos')).json())[0].caption;
  await expect.poll(first).toBe('Face à la mer');
  await page.reload();
  await expect(button(page, /^Photo principale/)).toHaveAccessibleName(/Face à la mer/);
  expect((await said(page)).map((words) => words.trim())).toHaveLength(4);
  await expectAccessible(page, 'three photos');

  await button(page, 'Voir mon profil comme les autres le voient').click();
  const preview = page.getByRole('dialog', { name: /^Claire/ });
  await expect(preview.getByText('Face à la mer').first()).toBeAttached();
  const portrait = preview.locator('img[src$="/upright"]').first();
  await expect(portrait).toBeVisible();
  // The browser picks the smaller rendition where it suffices; both are upright.
  await expect.poll(() => portrait.evaluate(shapeOf)).toBeCloseTo(1.25, 1);
  const whole = await page.request.get((await portrait.getAttribute('src')) ?? '');
  const { width, height } = await sharp(await whole.body()).metadata();
  expect([width, height]).toEqual([1080, 1350]);
  await expectAccessible(page, 'as others see it');
});

test('a photo is dragged to another place, and removed', async ({ page, address }) => {
  await openProfile(page, address);
  await addFramed(page, 1);
  await addFramed(page, 2);
  await caption(page, /^Photo 2/, 'La seconde');
  const from = await button(page, /^Photo 2/).boundingBox();
  const onto = await button(page, /^Photo principale/).boundingBox();
  if (!from || !onto) throw new Error('both have a place');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(onto.x + 60, onto.y + 60, { steps: 6 });
  await page.mouse.up();
  await expect(button(page, /^Photo principale/)).toHaveAccessibleName(/La seconde/);
  await expect(page.getByRole('dialog')).toBeHidden();

  await button(page, /^Photo principale/).click();
  await button(page, 'Retirer cette photo').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer la photo' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, /^Photo/)).toHaveCount(1);
});

test('an upload interrupted by the network keeps its crop, and is retried', async ({ page, address }) => {
  await openProfile(page, address);
  await page.route('**/api/profile/photos', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await addPhoto(page);
  await keepFrame(page);
  await expect(
    page.getByText('Une erreur est survenue lors du téléchargement de la photo. Veuillez réessayer.'),
  ).toBeVisible();
  await expectAccessible(page, 'photo not sent');
  await page.unroute('**/api/profile/photos');
  await button(page, 'Réessayer').click();
  await expect(button(page, /^Photo principale/)).toBeVisible();
  await expect(button(page, 'Réessayer')).toBeHidden();
});

test('a file in an unsupported format gets its own message @lent', async ({ page, address }) => {
  await openProfile(page, address);
  const heic = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') };
  await page.locator('input[type="file"]').setInputFiles(heic);
  await expect(page.getByText(/^Cette photo est au format HEIC/)).toBeVisible();
  await expectAccessible(page, 'another format');
});

test('three phrases are completed, reordered, and read by others @téléphone', async ({ page, address }) => {
  await openProfile(page, address);
  await button(page, 'Modifier mes trois phrases').click();
  const phrase = (number: number) => page.getByRole('group', { name: `Phrase ${number}` });
  const finish = async (number: number, beginning: string, end: string) => {
    await phrase(number).getByLabel('Elle commence par').selectOption(beginning);
    await phrase(number).getByLabel('Et vous la finissez ainsi').fill(end);
  };
  await finish(1, 'Un dimanche réussi…', 'Le marché, puis rien.');
  await button(page, 'Ajouter une phrase').click();
  await finish(2, 'Ce qui me fait rire…', 'Mon 06 12 34 56 78');
  await expectAccessible(page, 'two sentences');
  await button(page, 'Enregistrer').click();
  await expect(page.getByText(/^N’indiquez pas de numéro de téléphone ici/)).toBeVisible();
  await expectAccessible(page, 'a sentence refused');
  await finish(2, 'Ce qui me fait rire…', 'Les chats qui ratent leur saut.');
  await button(page, 'Monter la phrase 2').click();
  await button(page, 'Enregistrer').click();
  const section = page.getByRole('region', { name: 'Mes trois phrases' });
  await expect(section.getByText('Les chats qui ratent leur saut.')).toBeVisible();
  await expect(section.getByRole('term').first()).toHaveText('Ce qui me fait rire…');
  await expectAccessible(page, 'two finished sentences');
  await button(page, 'Voir mon profil comme les autres le voient').click();
  // Without a photo, the first phrase also appears beside the initial.
  await expect(
    page.getByRole('dialog', { name: /^Claire/ }).getByText('Les chats qui ratent leur saut.'),
  ).toHaveCount(2);
});

test('a browser with a noisy canvas uploads the photo itself, and the server crops it', async ({
  page,
  address,
}) => {
  // Simulates browsers that resist fingerprinting.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = function (done, ...rest) {
      const noise = new OffscreenCanvas(this.width, this.height);
      const drawing = noise.getContext('2d');
      const pixels = drawing?.createImageData(this.width, this.height);
      pixels?.data.forEach((_, at) => {
        pixels.data[at] = at % 4 === 3 ? 255 : (at * 7919) % 251;
      });
      if (pixels) drawing?.putImageData(pixels, 0, 0);
      void noise.convertToBlob({ type: rest[0] ?? 'image/png' }).then(done);
    };
  });
  await openProfile(page, address);
  await addFramed(page, 1);
  const url = await photos(page).locator('img').first().getAttribute('src');
  const stored = await (await page.request.get(url ?? '')).body();
  // The corner of the picture is apricot, the middle plum.
  const { data } = await sharp(stored)
    .resize(9, 9, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const near = (place: number, colour: readonly number[]) =>
    colour.every((value, channel) => Math.abs((data[place * 3 + channel] ?? 0) - value) < 24);
  expect([near(0, [244, 166, 114]), near(40, [107, 45, 92])]).toEqual([true, true]);
});

test('a 48-megapixel photo is cropped and stored, and a truncated one is rejected with a reason', async ({
  page,
  address,
}) => {
  await openProfile(page, address);
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c86432' } })
      .jpeg({ quality: 60 })
      .toBuffer();
  const whole = await flat(8064, 6048);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'grande.jpg', mimeType: 'image/jpeg', buffer: whole });
  await expect(page.getByRole('dialog', { name: 'Recadrer la photo' })).toBeVisible();
  await keepFrame(page);
  await expect(photos(page).locator('img')).toHaveCount(1);
  const small = await flat(400, 300);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'coupee.jpg',
    mimeType: 'image/jpeg',
    buffer: small.subarray(0, (small.length * 2) / 3),
  });
  await expect(page.getByText(/^Ce fichier est incomplet ou abîmé/)).toBeVisible();
});

test.describe('a browser with a camera', () => {
  test.use({ permissions: ['camera'] });

  /** Up to the picture in its crop dialog. */
  async function takePhoto(page: Page): Promise<void> {
    await expect(page.getByLabel('Vous, comme dans un miroir')).toBeVisible();
    const hint = page.getByRole('dialog').getByText(/lumière|sombre|clair/);
    await expect(hint).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'the camera is open');
    await button(page, 'Prendre la photo').click();
    await expect(button(page, 'Arrêter')).toBeFocused();
    await expect(button(page, 'Garder')).toBeFocused();
    await expectAccessible(page, 'the photo is taken');
    await button(page, 'Reprendre').click();
    await button(page, 'Prendre la photo').press('Enter');
    await button(page, 'Garder').press('Enter');
    await keepFrame(page);
  }

  test('lets a member take a photo of themselves, from a page whose document had no camera @partout', async ({
    page,
    address,
  }) => {
    await aNewMember(page, address);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Mon profil' }).filter({ visible: true }).first().click();
    await button(page, 'Modifier ma présentation').click();
    const bio = page.getByRole('textbox');
    await bio.fill('Je marche beaucoup.');
    await button(page, 'Me prendre en photo').click();
    await expect(page.getByText(/^Enregistrez d’abord ce que vous modifiez/)).toBeVisible();
    await button(page, 'Enregistrer').click();
    await expect(bio).toBeHidden();
    await button(page, 'Me prendre en photo').click();
    await takePhoto(page);
    await expect(photos(page).locator('img')).toHaveCount(1);
    await expect(page).toHaveURL('/profile');
    await page.emulateMedia({ colorScheme: 'dark' });
    await button(page, 'Me prendre en photo').click();
    await expect(page.getByLabel('Vous, comme dans un miroir')).toBeVisible();
    await expectAccessible(page, 'the camera in the dark', 'contrast');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Me prendre en photo')).toBeFocused();
  });

  test('lets a new member take the first photo during sign-up, and the step keeps what was typed @téléphone', async ({
    page,
    address,
  }) => {
    await page.goto('/inscription/form');
    await page.getByLabel('Adresse e-mail').fill(address);
    await button(page, 'S’inscrire gratuitement').click();
    await expect(page.getByText(address)).toBeVisible();
    await followMailedLink(page, address, CONFIRM_ADDRESS);
    await expect(page).toHaveURL('/inscription/profile');
    await page.getByLabel('Prénom').fill('Nora');
    await button(page, 'Me prendre en photo').click();
    await takePhoto(page);
    await expect(button(page, /^Changer la photo.*Votre visage/)).toBeVisible();
    await expect(page.getByLabel('Prénom')).toHaveValue('Nora');
  });
});

test('a member without permission for the camera can choose a file instead @téléphone', async ({
  page,
  address,
}) => {
  await aNewMember(page, address);
  await page.goto('/profile');
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await button(page, 'Me prendre en photo').click();
  await expect(page.getByText(/^Votre navigateur n’a pas la permission/)).toBeVisible();
  await expectAccessible(page, 'no permission for the camera');
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choisir une photo').click();
  await chooser;
});
