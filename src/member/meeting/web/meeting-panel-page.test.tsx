import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { live } from '#live/web/live-connection.ts';
import { meetingFeedbacks, meetings } from '#server/schema.ts';
import { aConversation, aMessage } from '#testing/conversations.ts';
import { listenForTest } from '#testing/live-socket.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

async function afterMessages(each = 5) {
  const { claire, karim } = await aConversation(app);
  for (let count = 0; count < each; count += 1) {
    await claire.client.conversations.send(aMessage(karim));
    await karim.client.conversations.send(aMessage(claire));
  }
  return { claire, karim, address: `/chat?contact=${karim.member.id}` };
}

const panel = async () => within(await screen.findByRole('region', { name: 'Votre rencontre' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('asks no question before ten messages', async () => {
  const { claire, address } = await afterMessages(4);
  await renderApp(address, claire);
  await screen.findByRole('log', { name: 'Messages avec Karim' });
  await screen.findByText(/Claire a ouvert cette conversation/, { selector: '[role="log"] *' });
  expect(screen.queryByRole('region', { name: 'Votre rencontre' })).toBeNull();
});

test('guides from declaring a meeting, or « Pas encore », to the words, then thanks', async () => {
  const { claire, karim, address } = await afterMessages();
  const { user } = await renderApp(address, claire);
  const opener = (await panel()).getByRole('button', { name: 'Nous le dire' });
  await user.click(opener);
  await user.click(await screen.findByRole('button', { name: 'Pas encore' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
  expect(await app.db.$count(meetings)).toBe(0);
  await user.click(opener);
  const ask = await dialog('Vous avez rencontré Karim\u202f?');
  await user.click(ask.getByRole('button', { name: 'Nous avons pu nous voir' }));
  const write = await dialog('Votre mot pour Karim');
  await user.click(write.getByRole('checkbox', { name: 'Humour' }));
  await user.selectOptions(write.getByLabelText(/Une phrase pour Karim/), 'Merci pour…');
  await user.type(write.getByLabelText('Et la suite, en quelques mots'), '  ce très beau moment.  ');
  await user.click(write.getByRole('button', { name: 'Laisser mon mot' }));
  const thanks = await dialog('Merci');
  const sentence = thanks.getByText(/Karim le lira quand vous aurez écrit de part et d’autre/);
  expect(document.activeElement).toBe(sentence);
  expect(await app.db.select().from(meetingFeedbacks)).toMatchObject([
    {
      about_id: karim.member.id,
      qualities: ['Humour'],
      sentence: 'Merci pour ce très beau moment.',
      private_note: '',
    },
  ]);
  await user.keyboard('{Escape}');
  await (await panel()).findByText('Votre mot attend d’être remis à Karim.');
});

describe('a meeting declared by the other member', () => {
  async function invited() {
    const { claire, karim, address } = await afterMessages();
    await karim.client.meeting.declare({ id: claire.member.id });
    const page = await renderApp(address, claire);
    const bar = await panel();
    bar.getByText('Karim nous a parlé de votre rencontre.');
    await page.user.click(bar.getByRole('button', { name: 'Laisser un mot' }));
    return { ...page, claire, karim, write: await dialog('Votre mot pour Karim') };
  }

  test('shows the invitation on an open page', async () => {
    const { claire, karim, address } = await afterMessages();
    await renderApp(address, claire, { livePort: await listenForTest(app) });
    const bar = await panel();
    await waitFor(() => expect(live.getState()).toBe('live'));
    bar.getByText(/^Avez-vous rencontré Karim/);
    await karim.client.meeting.declare({ id: claire.member.id });
    await bar.findByText('Karim nous a parlé de votre rencontre.');
  });

  test('lets the member write at once, and shows the other’s words as soon as both have written', async () => {
    const { user, karim, claire, write } = await invited();
    await karim.client.meeting.giveFeedback({
      id: claire.member.id,
      qualities: ['Authenticité'],
      opening: 'liked',
      half: 'cette soirée douce.',
    });
    await user.click(write.getByRole('checkbox', { name: 'Écoute' }));
    await user.click(write.getByRole('button', { name: 'Laisser mon mot' }));
    const thanks = await dialog('Merci');
    await thanks.findByText(/J’ai beaucoup aimé cette soirée douce\./);
    expect(
      within(thanks.getByRole('list', { name: 'Les mots choisis' })).getByText('Authenticité'),
    ).toBeDefined();
    await user.keyboard('{Escape}');
    const read = await screen.findByRole('button', { name: 'Lire son mot' });
    expect(screen.queryByRole('button', { name: /^(Corriger|Laisser un mot)$/ })).toBeNull();
    await user.click(read);
    await (await dialog('Le mot laissé par Karim')).findByText(/J’ai beaucoup aimé cette soirée douce\./);
  });

  test('keeps the words that are incomplete, refused or not sent, each with its message', async () => {
    const { user, network, karim, write } = await invited();
    const send = () => user.click(write.getByRole('button', { name: 'Laisser mon mot' }));
    const opening = write.getByLabelText(/Une phrase pour Karim/);
    await send();
    await write.findByText('Choisissez un mot, ou un début de phrase à terminer');
    await waitFor(() => expect(document.activeElement).toBe(opening));
    await user.selectOptions(opening, 'Merci pour…');
    await send();
    await write.findByText('Terminez la phrase que vous avez commencée');
    const field = write.getByLabelText<HTMLInputElement>('Et la suite, en quelques mots');
    await user.type(field, 'rien. Quel ennui');
    await send();
    await write.findByText(/^Terminez cette phrase en quelques mots/);
    await user.clear(field);
    await user.type(field, '06 12 34 56 78');
    await send();
    await write.findByText(/^N’indiquez pas de numéro de téléphone ici/);
    expect(field.value).toBe('06 12 34 56 78');
    expect(await app.db.$count(meetingFeedbacks)).toBe(0);
    await user.clear(field);
    await user.type(field, 'ce moment.');
    network.break(`POST /api/contacts/${karim.member.id}/meeting/feedback`);
    await send();
    await write.findByText(/Votre mot n’a pas pu être enregistré/);
    network.mend();
    await send();
    await dialog('Merci');
    expect(await app.db.$count(meetingFeedbacks)).toBe(1);
  });

  test('offers a collapsed note to the team, which can be sent alone and is not shown again', async () => {
    const { user, write } = await invited();
    const fold = write.getByText('Un mot pour l’équipe seulement');
    expect(fold.closest('details')?.open).toBe(false);
    await user.click(fold);
    await user.click(write.getByRole('checkbox', { name: 'Je ne souhaite pas revoir cette personne' }));
    await user.type(write.getByLabelText(/Ce que vous voulez nous dire/), 'ZQNOTE');
    await user.click(write.getByRole('button', { name: 'Laisser mon mot' }));
    const thanks = await dialog('Merci');
    thanks.getByText(/vient d’être remis à l’équipe/);
    expect(await app.db.select().from(meetingFeedbacks)).toMatchObject([
      { qualities: [], sentence: '', not_again: true, private_note: 'ZQNOTE' },
    ]);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Laisser un mot' }));
    const again = await dialog('Votre mot pour Karim');
    // The dialog may open before the conversation is read again.
    await again.findByText(/celui-ci le remplacera/);
    expect(document.body.textContent).not.toContain('ZQNOTE');
    expect(again.getByLabelText<HTMLTextAreaElement>(/Ce que vous voulez nous dire/).value).toBe('');
  });
});

test('lets the member edit unread words', async () => {
  const { claire, karim, address } = await afterMessages();
  await claire.client.meeting.declare({ id: karim.member.id });
  await claire.client.meeting.giveFeedback({
    id: karim.member.id,
    qualities: ['Humour'],
    opening: 'thanks',
    half: 'ce beau',
  });
  const { user } = await renderApp(address, claire);
  await user.click((await panel()).getByRole('button', { name: 'Corriger' }));
  const write = await dialog('Votre mot pour Karim');
  expect(write.getByRole<HTMLInputElement>('checkbox', { name: 'Humour' }).checked).toBe(true);
  await user.type(write.getByLabelText('Et la suite, en quelques mots'), ' moment');
  await user.click(write.getByRole('button', { name: 'Laisser mon mot' }));
  await dialog('Merci');
  expect((await claire.client.meeting.state({ id: karim.member.id })).given).toMatchObject({
    opening: 'thanks',
    half: 'ce beau moment',
  });
});
